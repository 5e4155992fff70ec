import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flats, isoDay, type Flat } from './data';

// #region
const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
  { field: 'free', headerName: 'Free from', type: 'date', width: 120, valueFormatter: isoDay },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 150, filterable: false },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'balcony', operator: 'is', value: true }] } },
};
// #endregion

export default function FixedFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Flats with a balcony"
        rows={flats}
        columns={columns}
        initialState={initialState}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
