import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const branches = ['engine', 'fuel', 'cabin'];

export default function OpenAll() {
  const [open, setOpen] = useState<string[]>(['engine']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setOpen(branches)}>Open all</Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Inspection sheet"
        expandedItems={open}
        onExpandedItemsChange={(_event, ids) => setOpen(ids)}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="engine" label="Engine">
          <TreeItem itemId="oil" label="Oil level" />
          <TreeItem itemId="fuel" label="Fuel system">
            <TreeItem itemId="filter" label="Filter" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="cabin" label="Cabin">
          <TreeItem itemId="belts" label="Seat belts" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
