import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export default function Arrivals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Arrivals"
        rows={arrivals}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'delay', sort: 'desc' }] } }}
      />
    </div>
  );
}
