import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryReadings } from './server';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await queryReadings(params);
    return { rows, rowCount: total };
  },
};

export default function ViewportLoading() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Weather readings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />
    </div>
  );
}
