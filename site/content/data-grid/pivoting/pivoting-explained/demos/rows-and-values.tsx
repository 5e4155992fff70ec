import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function RowsAndValues() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGridPremium
        label="Crates by orchard"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
