import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function WithColumns() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        label="Crates by orchard and year"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
