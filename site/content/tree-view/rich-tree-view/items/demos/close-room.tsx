import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from './data';

export default function CloseRoom() {
  const apiRef = useTreeViewApiRef();
  const [closed, setClosed] = useState(false);

  function toggle() {
    apiRef.current?.setIsItemDisabled({ itemId: 'x-ray', shouldBeDisabled: !closed });
    setClosed(!closed);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={toggle}>{closed ? 'Open the X-ray room' : 'Close the X-ray room'}</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Rooms that can close"
        items={clinic}
        defaultExpandedItems={['floor-0']}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
