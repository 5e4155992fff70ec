import { useId } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './data';

function ShelfOverlay() {
  const id = useId();
  return (
    <GridOverlay>
      <Typography id={id}>Checking shelf 3 of 8…</Typography>
      <LinearProgress
        variant="determinate"
        value={37}
        aria-labelledby={id}
        sx={{ width: 200, maxWidth: '80%' }}
      />
    </GridOverlay>
  );
}

const slots = { loadingOverlay: ShelfOverlay };

export default function CustomLoading() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Shelf check"
        rows={[]}
        columns={columns}
        loading
        slots={slots}
        hideFooter
      />
    </div>
  );
}
