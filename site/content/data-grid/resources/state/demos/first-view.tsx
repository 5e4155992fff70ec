import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function FirstView() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Popular books"
        rows={rows}
        columns={columns}
        showToolbar
        pageSizeOptions={[3, 6]}
        initialState={{
          sorting: { sortModel: [{ field: 'loans', sort: 'desc' }] },
          filter: { filterModel: { items: [{ field: 'year', operator: '>', value: 2000 }] } },
          columns: { columnVisibilityModel: { author: false } },
          pagination: { paginationModel: { pageSize: 3 } },
        }}
      />
    </div>
  );
}
