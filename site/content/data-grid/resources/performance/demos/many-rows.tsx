import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { buildsUpTo, type Build } from './data';

const columns: GridColDef<Build>[] = [
  { field: 'id', headerName: 'Build', width: 100 },
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', width: 110 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 110 },
  { field: 'failed', headerName: 'Failed', type: 'number', width: 100 },
];

const few = buildsUpTo(60);

export default function ManyRows() {
  const [rows, setRows] = useState(few);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRows(buildsUpTo(100_000))}>
        Load 100,000 builds
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGridPro label="Builds" rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
