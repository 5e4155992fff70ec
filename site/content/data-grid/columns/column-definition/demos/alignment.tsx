import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 110, align: 'center', headerAlign: 'center' },
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 110 },
  { field: 'result', headerName: 'Result', type: 'number', width: 110 },
  {
    field: 'limit',
    headerName: 'Limit',
    type: 'number',
    width: 110,
    align: 'left',
    headerAlign: 'left',
  },
];

export default function Alignment() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid label="Samples with aligned columns" rows={samples} columns={columns} hideFooter />
    </div>
  );
}
