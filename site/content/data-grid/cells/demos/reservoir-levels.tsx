import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const reservoirs = [
  { id: 1, name: 'Upper Fell', volume: 41, capacity: 50 },
  { id: 2, name: 'Stone Dam', volume: 12, capacity: 80 },
  { id: 3, name: 'Lake Marrow', volume: 118, capacity: 160 },
];

// #region
const columns: GridColDef<(typeof reservoirs)[number]>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 120 },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} hm³`,
  },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    width: 160,
    display: 'flex',
    valueGetter: (_value, row) => Math.round((row.volume / row.capacity) * 100),
    cellClassName: ({ value }) => (Number(value) < 30 ? 'low' : ''),
    renderCell: ({ value, row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label={`Level of ${row.name}`}
          sx={{ flex: 1 }}
        />
        {value}%
      </Box>
    ),
  },
];
// #endregion

export default function ReservoirLevels() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Reservoirs"
        rows={reservoirs}
        columns={columns}
        sx={{ '& .low': { fontWeight: 'bold', bgcolor: 'action.selected' } }}
        hideFooter
      />
    </div>
  );
}
