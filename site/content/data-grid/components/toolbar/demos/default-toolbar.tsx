import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function DefaultToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid label="Equipment" rows={rows} columns={columns} showToolbar hideFooter />
    </div>
  );
}
