import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [],
  values: [],
};

export default function RowsOnly() {
  return (
    <div style={{ height: 162, width: '100%' }}>
      <DataGridPremium
        label="Harvests by orchard"
        rows={harvests}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model } }}
        hideFooter
      />
    </div>
  );
}
