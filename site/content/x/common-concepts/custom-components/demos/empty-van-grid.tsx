import { useState } from 'react';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

function EmptyVan() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <LocalShippingOutlined color="action" fontSize="large" />
      <Typography>The van is empty. Scan a parcel to load it.</Typography>
    </Stack>
  );
}

const slots = { noRowsOverlay: EmptyVan };

export default function EmptyVanGrid() {
  const [loaded, setLoaded] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Van is loaded"
        control={<Switch checked={loaded} onChange={(event) => setLoaded(event.target.checked)} />}
      />
      <div style={{ height: 230, width: '100%' }}>
        <DataGrid
          label="Parcels in the van"
          rows={loaded ? parcels : []}
          columns={parcelColumns}
          slots={slots}
          hideFooter
        />
      </div>
    </Stack>
  );
}
