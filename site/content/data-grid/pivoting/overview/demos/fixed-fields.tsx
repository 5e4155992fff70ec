import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { byChannel, columns, sales, type Sale } from './data';

const internal = new Set(['day', 'genre']);
const reportColumns: GridColDef<Sale>[] = columns.map((column) => ({
  ...column,
  pivotable: !internal.has(column.field),
}));

export default function FixedFields() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales with few pivot fields"
        rows={sales}
        columns={reportColumns}
        getPivotDerivedColumns={null}
        initialState={{ pivoting: { enabled: true, panelOpen: true, model: byChannel } }}
        hideFooter
      />
    </div>
  );
}
