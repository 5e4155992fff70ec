import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 90 },
  {
    field: 'patient',
    headerName: 'Patient',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => `${row.patient.family}, ${row.patient.given}`,
  },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
  { field: 'result', headerName: 'Result', type: 'number', width: 90 },
  {
    field: 'share',
    headerName: 'Of the limit',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => (row.result === null ? null : row.result / row.limit),
    valueFormatter: (share: number | null) =>
      share === null ? 'pending' : `${Math.round(share * 100)}%`,
  },
];

export default function DerivedValues() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Results compared with their limits"
        rows={samples}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'share', sort: 'desc' }] } }}
      />
    </div>
  );
}
