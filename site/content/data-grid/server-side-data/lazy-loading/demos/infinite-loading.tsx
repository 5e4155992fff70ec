import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, queryReadings } from './server';

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await queryReadings(params);
    return { rows };
  },
};

export default function InfiniteLoading() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Weather readings without an end"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        hideFooter
      />
    </div>
  );
}
