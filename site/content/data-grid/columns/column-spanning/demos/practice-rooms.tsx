import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  /** The bookings by their first hour. */
  bookings: Record<string, { title: string; hours: number }>;
}

const rooms: Room[] = [
  {
    id: 1,
    room: 'Studio A',
    bookings: {
      '9:00': { title: 'Brass quintet', hours: 3 },
      '13:00': { title: 'Piano lessons', hours: 2 },
    },
  },
  { id: 2, room: 'Studio B', bookings: { '10:00': { title: 'Children’s choir', hours: 2 } } },
  { id: 3, room: 'Hall', bookings: { '9:00': { title: 'Stage rehearsal', hours: 6 } } },
  {
    id: 4,
    room: 'Cellar',
    bookings: {
      '11:00': { title: 'Drums', hours: 1 },
      '12:00': { title: 'Guitar ensemble', hours: 3 },
    },
  },
];

const hours: GridColDef<Room>[] = ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map(
  (hour): GridColDef<Room> => ({
    field: hour,
    width: 100,
    sortable: false,
    filterable: false,
    hideable: false,
    disableColumnMenu: true,
    valueGetter: (_value, row) => row.bookings[hour]?.title,
    colSpan: (_value, row) => row.bookings[hour]?.hours,
    cellClassName: ({ row }) => (row.bookings[hour] ? 'booked' : ''),
  }),
);

const columns: GridColDef<Room>[] = [{ field: 'room', headerName: 'Room', width: 110 }, ...hours];

export default function PracticeRooms() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        label="Practice rooms on Friday"
        rows={rooms}
        columns={columns}
        showCellVerticalBorder
        hideFooter
        sx={{ '& .booked': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
