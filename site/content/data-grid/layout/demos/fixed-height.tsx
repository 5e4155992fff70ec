import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'guests', headerName: 'People', type: 'number', width: 90 },
  { field: 'until', headerName: 'Until', width: 120 },
];

export default function FixedHeight() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Rooms" rows={rooms} columns={columns} />
    </div>
  );
}
