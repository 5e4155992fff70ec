import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, type TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { moveItem } from './move-item';
import { course, partIds } from './data';

function orderOf(items: TreeViewBaseItem[]): string {
  return items
    .map((item) => (item.children ? `${item.id} (${orderOf(item.children)})` : item.id))
    .join(', ');
}

export default function KeepOrder() {
  const [items, setItems] = useState(course);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, alignItems: 'flex-start' }}>
      <Button disabled={items === course} onClick={() => setItems(course)}>
        Back to the first order
      </Button>
      <RichTreeViewPro
        aria-label="Course, order kept"
        items={items}
        itemsReordering
        defaultExpandedItems={partIds}
        onItemPositionChange={({ itemId, newPosition }) =>
          setItems(moveItem(items, itemId, newPosition))
        }
        sx={{ width: '100%' }}
      />
      <Typography role="status">{orderOf(items)}</Typography>
    </Stack>
  );
}
