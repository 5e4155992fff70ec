import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { districtNames, flats, isoDay, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: districtNames,
    width: 100,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 134 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 90 },
  { field: 'free', headerName: 'Free from', type: 'date', width: 100, valueFormatter: isoDay },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 80 },
];

export default function FlatsToLet() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Flats to let"
        rows={flats}
        columns={columns}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [{ field: 'rooms', operator: '>=', value: 3 }] } },
        }}
      />
    </div>
  );
}
