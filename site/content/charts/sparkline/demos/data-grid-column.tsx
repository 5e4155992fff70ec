import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reservoirs } from './data';

type Reservoir = (typeof reservoirs)[number];

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 110 },
  {
    field: 'levels',
    headerName: 'Last 8 months',
    width: 160,
    sortComparator: (a: number[], b: number[]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0),
    display: 'flex',
    renderCell: ({ row, colDef }) => (
      <SparkLineChart
        aria-label={`From ${row.levels[0]}% to ${row.levels.at(-1)}%`}
        data={row.levels}
        width={colDef.computedWidth - 20}
        height={36}
        plotType="bar"
        yAxis={{ min: 0, max: 100 }}
      />
    ),
  },
];

export default function DataGridColumn() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Reservoirs"
        rows={reservoirs}
        columns={columns}
        getRowId={(row) => row.name}
        hideFooter
        disableRowSelectionOnClick
      />
    </Box>
  );
}
