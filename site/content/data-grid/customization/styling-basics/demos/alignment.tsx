import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Gauge, rows } from './data';

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'river', headerName: 'River', width: 100, align: 'center', headerAlign: 'center' },
  { field: 'level', headerName: 'Level', width: 100, type: 'number' },
  { field: 'state', headerName: 'State', width: 110, align: 'right', headerAlign: 'right' },
];

export default function Alignment() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid aria-label="Aligned columns" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
