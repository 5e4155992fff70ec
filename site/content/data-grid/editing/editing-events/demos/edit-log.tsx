import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const routes = [
  { id: 1, route: 'Line 4', driver: 'A. Kowalski', bus: '118' },
  { id: 2, route: 'Line 9', driver: 'J. Mbeki', bus: '204' },
  { id: 3, route: 'Night 2', driver: 'S. Laurent', bus: '131' },
];

const columns: GridColDef<(typeof routes)[number]>[] = [
  { field: 'route', headerName: 'Route', width: 110 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 130, editable: true },
  { field: 'bus', headerName: 'Bus', width: 100, editable: true },
];

export default function EditLog() {
  const [log, setLog] = useState('No edits yet.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          label="Bus routes"
          rows={routes}
          columns={columns}
          onCellEditStart={({ field, reason }) => setLog(`Started ${field}: ${reason}`)}
          onCellEditStop={({ field, reason }) => setLog(`Stopped ${field}: ${reason}`)}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        {log}
      </Typography>
    </Stack>
  );
}
