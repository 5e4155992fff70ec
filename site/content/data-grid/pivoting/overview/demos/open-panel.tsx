import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales } from './data';

export default function OpenPanel() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales with the pivot panel"
        rows={sales}
        columns={columns}
        initialState={{ pivoting: { enabled: true, panelOpen: true, model: byChannel } }}
        hideFooter
      />
    </div>
  );
}
