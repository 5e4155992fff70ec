import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function FittingPage() {
  const [height, setHeight] = useState(320);
  const labelId = useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={labelId}>Height of the grid</Typography>
      <Slider
        aria-labelledby={labelId}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        min={220}
        max={440}
        step={20}
        valueLabelDisplay="auto"
        sx={{ width: 'calc(100% - 20px)', mx: '10px', alignSelf: 'center' }}
      />
      <div style={{ height: 440 }}>
        <div style={{ height, width: '100%' }}>
          <DataGrid
            label="As many invoices as fit"
            rows={invoices}
            columns={columns}
            autoPageSize
          />
        </div>
      </div>
    </Stack>
  );
}
