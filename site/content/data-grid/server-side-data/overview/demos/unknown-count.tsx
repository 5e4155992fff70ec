import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns, queryParcels } from './server';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, rowCount = 0 } = await queryParcels(params);
    const isLastPage = params.end + 1 >= rowCount;
    return { rows, rowCount: isLastPage ? rowCount : -1 };
  },
};

export default function UnknownCount() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Parcels without a count"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}
