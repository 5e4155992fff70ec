import Typography from '@mui/material/Typography';
import { DataGridPremium, GridOverlay } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

function PivotHint() {
  return (
    <GridOverlay>
      <Typography sx={{ px: 2 }}>Add “Found” to the rows to count items by place.</Typography>
    </GridOverlay>
  );
}

const slots = { emptyPivotOverlay: PivotHint };
const initialState = {
  pivoting: { enabled: true, model: { rows: [], columns: [], values: [] } },
};

export default function EmptyPivot() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPremium
        label="Pivot of items"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
