import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const pickups = [
  { id: 1, parcel: 'NX-2041', street: '14 Mill Lane', city: 'Ashby', zip: '04210' },
  { id: 2, parcel: 'NX-2042', street: '8 Station Road', city: 'Fern Hill', zip: '04388' },
  { id: 3, parcel: 'NX-2043', street: '230 Lake Drive', city: 'Carver Lake', zip: '04517' },
  { id: 4, parcel: 'NX-2044', street: '5 Orchard Close', city: 'Ashby', zip: '04212' },
];

const columns: GridColDef<(typeof pickups)[number]>[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  {
    field: 'street',
    headerName: 'Address',
    width: 170,
    colSpan: 3,
    renderCell: ({ row }) => `${row.street}, ${row.city} ${row.zip}`,
  },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'zip', headerName: 'ZIP code', width: 120 },
];

export default function PickupAddresses() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid label="Parcels to pick up" rows={pickups} columns={columns} hideFooter />
    </div>
  );
}
