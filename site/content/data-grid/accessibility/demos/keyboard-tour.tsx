import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from './data';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160, editable: true },
  { field: 'reader', headerName: 'Reader', width: 120 },
  { field: 'due', headerName: 'Due', width: 110 },
  { field: 'renewed', headerName: 'Renewed', type: 'boolean', width: 100, editable: true },
];

export default function KeyboardTour() {
  const [key, setKey] = useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography>Last key in the grid: {key}</Typography>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Loans"
          rows={loans}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onCellKeyDown={(_params, event) => setKey(event.key === ' ' ? 'Space' : event.key)}
        />
      </div>
    </Stack>
  );
}
