import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales } from './data';

export default function OpenPanel() {
  return (
    <div style={{ width: '100%', overflowX: 'auto' }}>
      {/* The panel leaves the grid no room on a phone. */}
      <div style={{ height: 560, minWidth: 560 }}>
        <DataGridPremium
          label="Ticket sales with the pivot panel"
          rows={sales}
          columns={columns}
          initialState={{ pivoting: { enabled: true, panelOpen: true, model: byChannel } }}
          hideFooter
        />
      </div>
    </div>
  );
}
