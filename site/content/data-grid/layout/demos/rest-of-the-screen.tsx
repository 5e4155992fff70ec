import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'guests', headerName: 'People', type: 'number', width: 90 },
];

export default function RestOfTheScreen() {
  const titleId = useId();

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 438, width: '100%' }}>
      <Typography id={titleId} variant="h6" component="p">
        Guest house Seeblick
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-labelledby={titleId} rows={rooms} columns={columns} />
      </div>
      <Typography variant="body2">Breakfast from seven to ten.</Typography>
    </Box>
  );
}
