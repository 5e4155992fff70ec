import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { flats, type Flat } from './data';

const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 140 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 140 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 130 },
];

const filterModel = {
  items: [
    { id: 'cheap', field: 'rent', operator: '<', value: 800 },
    { id: 'large', field: 'rooms', operator: '>=', value: 2 },
  ],
  logicOperator: GridLogicOperator.And,
};

export default function SeveralConditions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Large flats for little rent"
        rows={flats}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel } }}
      />
    </div>
  );
}
