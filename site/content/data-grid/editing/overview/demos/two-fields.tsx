import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Pharmacist {
  id: number;
  given: string;
  family: string;
  shift: string;
}

const team: Pharmacist[] = [
  { id: 1, given: 'Ines', family: 'Moreau', shift: 'Morning' },
  { id: 2, given: 'Tariq', family: 'Aziz', shift: 'Afternoon' },
  { id: 3, given: 'Lena', family: 'Vogel', shift: 'Night' },
];

// #region
const columns: GridColDef<Pharmacist>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    editable: true,
    valueGetter: (_value, row) => `${row.given} ${row.family}`,
    valueSetter: (value: string, row) => {
      const [given = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, given, family: rest.join(' ') };
    },
  },
  { field: 'shift', headerName: 'Shift', width: 130 },
];
// #endregion

export default function TwoFields() {
  const [saved, setSaved] = useState('Change a name.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        label="Pharmacists on duty"
        rows={team}
        columns={columns}
        processRowUpdate={(row) => {
          setSaved(`Given name: ${row.given}. Family name: ${row.family}.`);
          return row;
        }}
        hideFooter
      />
      <Typography variant="body2" role="status">
        {saved}
      </Typography>
    </Stack>
  );
}
