import { DataGridPro } from '@mui/x-data-grid-pro';
import { books, columns } from './data';

export default function ProMenu() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro label="Books with the Pro menu" rows={books} columns={columns} />
    </div>
  );
}
