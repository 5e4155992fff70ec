import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const firstItems: TreeViewBaseItem[] = [
  { id: 'rack-1', label: 'Rack 1', children: [{ id: 'bin-1', label: 'Bin 1' }] },
  { id: 'returns', label: 'Returns' },
];

function withBins(
  items: TreeViewBaseItem[],
  change: (bins: TreeViewBaseItem[]) => TreeViewBaseItem[],
) {
  return items.map((item) =>
    item.id === 'rack-1' ? { ...item, children: change(item.children ?? []) } : item,
  );
}

export default function ShelfStock() {
  const [items, setItems] = useState(firstItems);
  const bins = items[0]?.children?.length ?? 0;

  function addBin() {
    const bin = { id: `bin-${bins + 1}`, label: `Bin ${bins + 1}` };
    setItems(withBins(items, (list) => [...list, bin]));
  }

  function removeBin() {
    setItems(withBins(items, (list) => list.slice(0, -1)));
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={addBin} disabled={bins === 4}>
          Add a bin
        </Button>
        <Button onClick={removeBin} disabled={bins === 0}>
          Remove the last bin
        </Button>
      </Stack>
      <RichTreeView aria-label="Racks" items={items} defaultExpandedItems={['rack-1']} />
    </Stack>
  );
}
