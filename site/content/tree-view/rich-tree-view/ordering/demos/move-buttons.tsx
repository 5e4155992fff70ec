import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem } from './move-item';
import { course, partIds } from './data';

export default function MoveButtons() {
  const [items, setItems] = useState(course);
  const [selected, setSelected] = useState<string | null>('press');
  const parent = items.find((part) => part.children?.some((child) => child.id === selected));
  const siblings = parent?.children ?? items;
  const index = siblings.findIndex((item) => item.id === selected);

  function move(step: number) {
    const target = index + step;
    if (selected === null || target < 0 || target >= siblings.length) return;
    setItems(moveItem(items, selected, { parentId: parent?.id ?? null, index: target }));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Move the selected item">
        <Button onClick={() => move(-1)}>Move up</Button>
        <Button onClick={() => move(1)}>Move down</Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Course with buttons"
        items={items}
        itemsReordering
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems(moveItem(items, itemId, newPosition))
        }
        defaultExpandedItems={partIds}
      />
      <Typography role="status">
        {index < 0
          ? 'Select an item first.'
          : `${siblings[index]?.label}: place ${index + 1} of ${siblings.length}`}
      </Typography>
    </Stack>
  );
}
