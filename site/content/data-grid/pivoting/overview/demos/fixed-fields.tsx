import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales, type Sale } from './data';

const internal = new Set(['day', 'genre']);
const reportColumns: GridColDef<Sale>[] = columns.map((column) => ({
  ...column,
  pivotable: !internal.has(column.field),
}));

export default function FixedFields() {
  return (
    <div style={{ width: '100%', overflowX: 'auto' }}>
      {/* The panel leaves the grid no room on a phone. */}
      <div style={{ height: 520, minWidth: 560 }}>
        <DataGridPremium
          label="Ticket sales with few pivot fields"
          rows={sales}
          columns={reportColumns}
          getPivotDerivedColumns={null}
          initialState={{ pivoting: { enabled: true, panelOpen: true, model: byChannel } }}
          hideFooter
        />
      </div>
    </div>
  );
}
