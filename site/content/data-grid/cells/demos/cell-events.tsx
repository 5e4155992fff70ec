import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const paintings = [
  { id: 1, title: 'Harbor at Dawn', room: 'Gallery 2', year: 1887 },
  { id: 2, title: 'The Clockmaker', room: 'Gallery 4', year: 1902 },
  { id: 3, title: 'Still Life with Pears', room: 'Gallery 2', year: 1879 },
];

const columns: GridColDef<(typeof paintings)[number]>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'room', headerName: 'Room', width: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
];

export default function CellEvents() {
  const [message, setMessage] = useState('Click a cell, or press a key in it.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        label="Paintings"
        rows={paintings}
        columns={columns}
        onCellClick={({ field, formattedValue }) =>
          setMessage(`Clicked ${field}: ${String(formattedValue)}`)
        }
        onCellKeyDown={({ field }, event) => setMessage(`Pressed ${event.key} in ${field}`)}
        hideFooter
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
