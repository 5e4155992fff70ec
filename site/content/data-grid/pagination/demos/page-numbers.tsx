import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

// #region
function NumberedPages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of invoices"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}
// #endregion

export default function PageNumbers() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Invoices with page numbers"
        rows={invoices}
        columns={columns}
        slots={{ pagination: NumberedPages }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        hideFooterSelectedRowCount
      />
    </div>
  );
}
