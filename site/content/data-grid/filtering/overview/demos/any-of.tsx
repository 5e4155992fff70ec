import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { districtNames, flats, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 130 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: districtNames,
    width: 140,
  },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 110 },
];

// #region
const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'district', operator: 'isAnyOf', value: ['Harbor', 'Hillside'] }],
    },
  },
};
// #endregion

export default function AnyOf() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Flats in two districts"
        rows={flats}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
