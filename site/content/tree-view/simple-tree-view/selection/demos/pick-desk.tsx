import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PickDesk() {
  const [desk, setDesk] = useState<string | null>('window-2');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="Desks"
        defaultExpandedItems={['window']}
        selectedItems={desk}
        onSelectedItemsChange={(_event, id) => setDesk(id)}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="window" label="Window side">
          <TreeItem itemId="window-1" label="Desk 1" />
          <TreeItem itemId="window-2" label="Desk 2" />
        </TreeItem>
        <TreeItem itemId="quiet" label="Quiet room">
          <TreeItem itemId="quiet-1" label="Desk 3" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{desk ? `Selected: ${desk}` : 'Nothing selected.'}</Typography>
      <Button disabled={desk === null} onClick={() => setDesk(null)}>
        Clear the selection
      </Button>
    </Stack>
  );
}
