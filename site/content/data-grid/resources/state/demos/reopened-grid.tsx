import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridInitialState, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function ReopenedGrid() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState<GridInitialState>();

  const toggle = () => {
    setSaved(apiRef.current?.exportState() ?? saved);
    setOpen(!open);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start', minHeight: 420 }}>
      <Button variant="outlined" onClick={toggle}>
        {open ? 'Close the list' : 'Open the list'}
      </Button>
      {open && (
        <div style={{ width: '100%' }}>
          <DataGrid
            apiRef={apiRef}
            aria-label="Books that remember"
            rows={rows}
            columns={columns}
            initialState={saved}
            hideFooter
          />
        </div>
      )}
    </Stack>
  );
}
