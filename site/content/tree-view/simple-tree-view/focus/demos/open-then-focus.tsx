import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenThenFocus() {
  const apiRef = useTreeViewApiRef();

  function goToBed(event: SyntheticEvent) {
    for (const itemId of ['ward-4', 'room-12']) {
      // The next level is mounted before its parent is left.
      flushSync(() => {
        apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true });
      });
    }
    apiRef.current?.focusItem(event, 'bed-2');
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={goToBed}>Go to bed 2 in room 12</Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Beds" sx={{ width: '100%', minHeight: 190 }}>
        <TreeItem itemId="ward-3" label="Ward 3">
          <TreeItem itemId="room-7" label="Room 7" />
        </TreeItem>
        <TreeItem itemId="ward-4" label="Ward 4">
          <TreeItem itemId="room-12" label="Room 12">
            <TreeItem itemId="bed-1" label="Bed 1" />
            <TreeItem itemId="bed-2" label="Bed 2, free" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
