import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, loans } from './data';

const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 1 ? 'odd' : '';

export default function StripedRows() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Striped loans"
        rows={loans}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={{ '& .odd:not(.Mui-selected, :hover)': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
