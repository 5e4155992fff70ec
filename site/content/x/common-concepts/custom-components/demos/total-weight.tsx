import { useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  type GridRowSelectionModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    loadedKilograms?: number;
  }
}

function WeightFooter({ loadedKilograms = 0 }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer>
      <Typography role="status" sx={{ p: 1.5 }}>
        Selected: {loadedKilograms.toFixed(1)} kg
      </Typography>
    </GridFooterContainer>
  );
}

const slots = { footer: WeightFooter };

export default function TotalWeight() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['P-2042']),
  });
  const chosen = parcels.filter(
    (parcel) => selection.ids.has(parcel.id) === (selection.type === 'include'),
  );
  const loadedKilograms = chosen.reduce((sum, parcel) => sum + parcel.kilograms, 0);

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        label="Parcels to load"
        rows={parcels}
        columns={parcelColumns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slots={slots}
        slotProps={{ footer: { loadedKilograms } }}
      />
    </div>
  );
}
