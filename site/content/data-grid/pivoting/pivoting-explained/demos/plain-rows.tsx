import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, harvests } from './data';

export default function PlainRows() {
  return (
    <div style={{ height: 329, width: '100%' }}>
      <DataGridPremium
        label="Harvests"
        rows={harvests}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
