import Box from '@mui/material/Box';
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
    <Box
      sx={{
        height: 300,
        width: '100%',
        '& .measured': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      <DataGrid
        aria-label="Measured levels"
        rows={rows}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
