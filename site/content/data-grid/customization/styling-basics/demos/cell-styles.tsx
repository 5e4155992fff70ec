import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Gauge, rows } from './data';

const columns: GridColDef<Gauge, number>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130, cellClassName: 'name' },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  {
    field: 'change',
    headerName: 'Last 6 h',
    type: 'number',
    width: 110,
    cellClassName: ({ value }) => (value !== undefined && value > 20 ? 'rising' : ''),
  },
];

export default function CellStyles() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Rising rivers"
        rows={rows}
        columns={columns}
        hideFooter
        sx={(theme) => ({
          '& .name': { fontWeight: 'medium' },
          '& .rising': { bgcolor: alpha(theme.palette.error.main, 0.2), fontWeight: 'bold' },
        })}
      />
    </div>
  );
}
