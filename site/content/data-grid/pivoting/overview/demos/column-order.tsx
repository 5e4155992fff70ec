import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'genre' }],
  columns: [
    { field: 'day-year', sort: 'desc' },
    { field: 'channel', hidden: true },
  ],
  values: [{ field: 'tickets', aggFunc: 'sum' }],
};

export default function ColumnOrder() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPremium
        label="Tickets, newest year first"
        rows={sales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
