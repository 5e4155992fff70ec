import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'year' }, { field: 'fruit' }],
  values: [{ field: 'crates', aggFunc: 'sum' }],
};

export default function ColumnLevels() {
  return (
    <div style={{ height: 326, width: '100%' }}>
      <DataGridPremium
        label="Crates by orchard, year and fruit"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
