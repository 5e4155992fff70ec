import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectFromOutside() {
  const apiRef = useTreeViewApiRef();

  function select(event: SyntheticEvent, itemId: string, keepExistingSelection: boolean) {
    apiRef.current?.setItemSelection({
      event,
      itemId,
      keepExistingSelection,
      shouldBeSelected: true,
    });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={(event) => select(event, 'shifts', false)}>Only the shift schedule</Button>
      <Button onClick={(event) => select(event, 'stock', true)}>Stock list as well</Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Morning printouts"
        multiSelect
        defaultExpandedItems={['kitchen']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="shifts" label="Shift schedule" />
          <TreeItem itemId="stock" label="Stock list" />
        </TreeItem>
        <TreeItem itemId="bookings" label="Bookings" />
      </SimpleTreeView>
    </Stack>
  );
}
