import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function AllCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Falling rivers"
        rows={rows}
        columns={columns}
        hideFooter
        getCellClassName={({ colDef, value }) =>
          colDef.type === 'number' && Number(value) < 0 ? 'negative' : ''
        }
        sx={{ '& .negative': { color: 'success.main', fontWeight: 'bold' } }}
      />
    </div>
  );
}
