import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AddShipment() {
  const [parcels, setParcels] = useState<number[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setParcels((before) => [...before, before.length + 1])}>
          Add a parcel
        </Button>
        <Button disabled={parcels.length === 0} onClick={() => setParcels([])}>
          Empty the van
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Tour 14"
        defaultExpandedItems={['van']}
        sx={{ width: '100%', minHeight: 150 }}
      >
        <TreeItem itemId="van" label={`Van, ${parcels.length} loaded`}>
          {parcels.map((parcel) => (
            <TreeItem key={parcel} itemId={`parcel-${parcel}`} label={`Parcel ${parcel}`} />
          ))}
        </TreeItem>
        <TreeItem itemId="depot" label="Depot" />
      </SimpleTreeView>
    </Stack>
  );
}
