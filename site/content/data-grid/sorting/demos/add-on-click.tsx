import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 130 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
];

export default function AddOnClick() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Arrivals, each click adds a column"
        rows={arrivals}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'asc' }] } }}
      />
    </div>
  );
}
