import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryEvenings } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryEvenings(params),
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const numbers = { columnTypes: ['number'] };
const aggregationFunctions = { sum: numbers, avg: numbers, max: numbers };

const initialState = {
  aggregation: { model: { revenue: 'sum' } },
  pagination: { paginationModel: { pageSize: 20 } },
};

export default function LazySales() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="All evenings"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </div>
  );
}
