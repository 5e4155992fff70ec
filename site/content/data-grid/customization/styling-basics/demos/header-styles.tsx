import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Gauge, rows } from './data';

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
  {
    field: 'change',
    headerName: 'Last 6 h',
    type: 'number',
    width: 110,
    headerClassName: 'measured',
  },
];

export default function HeaderStyles() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Measured levels"
        rows={rows}
        columns={columns}
        disableColumnMenu
        hideFooter
        sx={{ '& .measured': { bgcolor: 'action.selected', color: 'text.primary' } }}
      />
    </div>
  );
}
