import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns, searchDiscs } from './data';

const dataSource: GridDataSource = {
  getRows: async ({ filterModel, start, end }) => {
    const matches = await searchDiscs(filterModel);
    return { rows: matches.slice(Number(start), end + 1), rowCount: matches.length };
  },
};

const initialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function SourceFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Records from a data source"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        pageSizeOptions={[10, 20]}
        filterDebounceMs={300}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </div>
  );
}
