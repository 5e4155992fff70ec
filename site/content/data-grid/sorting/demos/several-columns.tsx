import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { arrivals, type Arrival } from './data';

const columns: GridColDef<Arrival>[] = [
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 130 },
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 160 },
];

export default function SeveralColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Arrivals by airline, fullest first"
        rows={arrivals}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'airline', sort: 'asc' },
              { field: 'passengers', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
