import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryEvenings, venueColumn } from './server';

const dataSource: GridDataSource = {
  getRows: (params) => queryEvenings(params),
  getGroupKey: (row) => row.group ?? row.id,
  getChildrenCount: (row) => row.size,
  // Called for each group row, and for `aggregateRow`.
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const numbers = { columnTypes: ['number'] };
const aggregationFunctions = { sum: numbers, avg: numbers, max: numbers };
const columnsWithVenue = [venueColumn, ...columns];

const initialState = {
  rowGrouping: { model: ['venue'] },
  aggregation: { model: { seats: 'avg', revenue: 'sum' } },
  columns: { columnVisibilityModel: { venue: false } },
};

export default function SalesByVenue() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales by venue"
        columns={columnsWithVenue}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pageSizeOptions={[100]}
        hideFooter
      />
    </div>
  );
}
