import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { costCenters } from './data';

export default function OpenBranch() {
  const apiRef = useTreeViewApiRef();

  function toggleSales(event: SyntheticEvent) {
    apiRef.current?.setItemExpansion({ event, itemId: '200' });
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button onClick={toggleSales}>Open or close Sales</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Cost centers"
        items={costCenters}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
