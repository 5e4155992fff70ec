import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Runner {
  id: number;
  first: string;
  last: string;
  seconds: number;
}

const rows: Runner[] = [
  { id: 1, first: 'Imani', last: 'Cole', seconds: 1502 },
  { id: 2, first: 'Jonas', last: 'Berg', seconds: 1467 },
  { id: 3, first: 'Mei', last: 'Tan', seconds: 1533 },
];

const columns: GridColDef<Runner>[] = [
  {
    field: 'name',
    headerName: 'Runner',
    flex: 1,
    minWidth: 130,
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
  },
  {
    field: 'seconds',
    headerName: 'Time',
    width: 110,
    align: 'right',
    headerAlign: 'right',
    valueFormatter: (value: number) =>
      `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
  },
];

export default function ValueFunctions() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Race results" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
