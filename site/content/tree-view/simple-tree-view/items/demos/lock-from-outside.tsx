import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LockFromOutside() {
  const apiRef = useTreeViewApiRef();
  const [locked, setLocked] = useState(false);

  function toggleLock() {
    apiRef.current?.setIsItemDisabled({ itemId: 'may', shouldBeDisabled: !locked });
    setLocked(!locked);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={toggleLock}>{locked ? 'Reopen May' : 'Close the books for May'}</Button>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Bookings"
        defaultExpandedItems={['may']}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="may" label="May">
          <TreeItem itemId="may-rent" label="Rent" />
          <TreeItem itemId="may-wages" label="Wages" />
        </TreeItem>
        <TreeItem itemId="june" label="June" />
      </SimpleTreeView>
    </Stack>
  );
}
