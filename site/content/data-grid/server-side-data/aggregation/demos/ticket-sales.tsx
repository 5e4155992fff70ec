import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryEvenings } from './server';

const dataSource: GridDataSource = {
  // Returns { rows, rowCount, aggregateRow: { totals: { seats, revenue } } }
  getRows: (params) => queryEvenings(params),
  getAggregatedValue: (row, field) => row.totals?.[field],
};

// The functions that the server supports.
const numbers = { columnTypes: ['number'] };
const aggregationFunctions = { sum: numbers, avg: numbers, max: numbers };

const initialState = {
  aggregation: { model: { seats: 'sum', revenue: 'sum' } },
  pagination: { paginationModel: { pageSize: 10 } },
};

export default function TicketSales() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[10]}
      />
    </div>
  );
}
