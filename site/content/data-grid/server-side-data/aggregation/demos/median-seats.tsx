import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryEvenings } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryEvenings(params),
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = {
  sum: { columnTypes: ['number'] },
  // The grid only sends the name. The server computes the result.
  median: {
    label: 'typical',
    columnTypes: ['number'],
    valueFormatter: (value: number) => `about ${value}`,
  },
};

const initialState = {
  aggregation: { model: { seats: 'median', revenue: 'sum' } },
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function MedianSeats() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Seats on a typical evening"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[5]}
      />
    </div>
  );
}
