import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { depots } from './data';

export default function FindVan() {
  const apiRef = useTreeViewApiRef();

  function show(event: SyntheticEvent, itemId: string) {
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      apiRef.current?.setItemExpansion({ event, itemId: parentId, shouldBeExpanded: true });
      parentId = apiRef.current?.getParentId(parentId);
    }
    apiRef.current?.setItemSelection({ event, itemId, shouldBeSelected: true });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, minHeight: 330 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => show(event, 'van-12')}>Where is van 12?</Button>
        <Button onClick={(event) => show(event, 'van-31')}>Where is van 31?</Button>
      </Stack>
      <RichTreeView apiRef={apiRef} aria-label="Vans" items={depots} />
    </Stack>
  );
}
