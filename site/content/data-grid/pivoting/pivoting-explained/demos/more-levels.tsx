import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }, { field: 'fruit' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function MoreLevels() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPremium
        label="Crates by orchard, fruit and year"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
