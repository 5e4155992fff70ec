import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { columns, queryEvenings } from './server';

const levels = ['venue', 'play'];

const dataSource: GridDataSource = {
  getRows: (params) => queryEvenings({ ...params, groupFields: levels }),
  getGroupKey: (row) => row.group ?? row.date,
  getChildrenCount: (row) => row.size,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const numbers = { columnTypes: ['number'] };
const aggregationFunctions = { sum: numbers, avg: numbers, max: numbers };
const groupingColDef = { headerName: 'Season', flex: 1, minWidth: 200 };
const numberColumns = columns.filter((column) => column.type === 'number');
const initialState = { aggregation: { model: { seats: 'sum', revenue: 'max' } } };

export default function SeasonTree() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        label="Season"
        treeData
        columns={numberColumns}
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pageSizeOptions={[100]}
        hideFooter
      />
    </div>
  );
}
