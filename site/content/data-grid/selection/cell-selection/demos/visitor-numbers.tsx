import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, museums } from './data';

export default function VisitorNumbers() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPremium
        label="Museum visitors"
        rows={museums}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
