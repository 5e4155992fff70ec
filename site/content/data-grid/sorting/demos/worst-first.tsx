import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110, sortingOrder: ['asc', 'desc'] },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 130 },
  { field: 'gate', headerName: 'Gate', width: 90, sortable: false },
];

export default function WorstFirst() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Arrivals, largest values first"
        rows={arrivals}
        columns={columns}
        sortingOrder={['desc', 'asc', null]}
        hideFooter
      />
    </div>
  );
}
