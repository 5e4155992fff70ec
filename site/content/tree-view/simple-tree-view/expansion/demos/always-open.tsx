import { useState } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AlwaysOpen() {
  const [open, setOpen] = useState<string[]>(['mine']);

  return (
    <SimpleTreeView
      aria-label="Calendars"
      expandedItems={open}
      onExpandedItemsChange={(_event, ids) =>
        setOpen(ids.includes('mine') ? ids : [...ids, 'mine'])
      }
    >
      <TreeItem itemId="mine" label="My calendars (always open)">
        <TreeItem itemId="shifts" label="Shifts" />
        <TreeItem itemId="leave" label="Leave" />
      </TreeItem>
      <TreeItem itemId="shared" label="Shared with me">
        <TreeItem itemId="rooms" label="Meeting rooms" />
      </TreeItem>
    </SimpleTreeView>
  );
}
