import Avatar from '@mui/material/Avatar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const conductors = [
  { id: 1, name: 'Amara Nwosu', orchestra: 'City Philharmonic', concerts: 14 },
  { id: 2, name: 'Leo Brandt', orchestra: 'Chamber Ensemble West', concerts: 9 },
  { id: 3, name: 'Sofia Marin', orchestra: 'Youth Symphony', concerts: 6 },
];

const columns: GridColDef<(typeof conductors)[number]>[] = [
  {
    field: 'photo',
    headerName: 'Photo',
    width: 90,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <Avatar sx={{ width: 56, height: 56 }}>{row.name.charAt(0)}</Avatar>,
  },
  { field: 'name', headerName: 'Conductor', width: 150 },
  { field: 'orchestra', headerName: 'Orchestra', flex: 1, minWidth: 180 },
  { field: 'concerts', headerName: 'Concerts', type: 'number', width: 110 },
];

export default function TallRows() {
  return (
    <div style={{ height: 274, width: '100%' }}>
      <DataGrid label="Conductors" rows={conductors} columns={columns} rowHeight={72} hideFooter />
    </div>
  );
}
