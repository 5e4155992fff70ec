import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

function PageButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      color="primary"
      count={count}
      page={page + 1}
      onChange={(_event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

const slots = { pagination: PageButtons };
const initialState = { pagination: { paginationModel: { pageSize: 2 } } };

export default function NumberedPages() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Visits by page"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        pageSizeOptions={[2]}
      />
    </div>
  );
}
