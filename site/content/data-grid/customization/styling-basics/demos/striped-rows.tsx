import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function StripedRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="River levels with stripes"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          '& .odd': { bgcolor: 'action.hover' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
        }}
      />
    </div>
  );
}
