import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'doctor', headerName: 'Doctor' },
  { field: 'patient', headerName: 'Patient', width: 120 },
  { field: 'month', headerName: 'Month', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['doctor'] },
  columns: { columnVisibilityModel: { doctor: false } },
};

export default function SelectGroups() {
  const [linked, setLinked] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={linked} onChange={(_event, checked) => setLinked(checked)} />}
        label="Select a doctor with all visits"
      />
      <div style={{ height: 318, width: '100%' }}>
        {/* #region */}
        <DataGridPremium
          label="Visits to select by doctor"
          rows={visits}
          columns={columns}
          initialState={initialState}
          groupingColDef={{ width: 200 }}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={{ descendants: linked, parents: linked }}
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
