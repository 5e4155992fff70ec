import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales } from './data';

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, [channel]) => ({
  headerName: field === 'revenue' ? 'Sales (USD)' : field,
  width: channel === 'Online' ? 220 : 140,
  align: 'right',
  headerAlign: 'right',
});

export default function GeneratedColumns() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        label="Revenue with wider online columns"
        rows={sales}
        columns={columns}
        pivotingColDef={pivotingColDef}
        initialState={{ pivoting: { enabled: true, model: byChannel } }}
        hideFooter
      />
    </div>
  );
}
