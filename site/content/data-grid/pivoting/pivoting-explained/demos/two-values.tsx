import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'year' }],
  values: [
    { field: 'crates', aggFunc: 'sum' },
    { field: 'workers', aggFunc: 'max' },
  ],
};

export default function TwoValues() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        label="Crates and workers by orchard and year"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
