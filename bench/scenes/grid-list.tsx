import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { offerScene } from './offer-scene.ts';
import { createOrders, fields, type Order } from './orders.ts';

const columns = fields.map((field) => ({ field, width: 120 }));
const listViewColumn: GridListViewColDef<Order> = {
  field: 'order',
  renderCell: ({ row }) => `${row['customer'] ?? ''}, ${row['product'] ?? ''}`,
};

offerScene((size) => (
  <div style={{ height: 600 }}>
    <DataGridPro
      rows={createOrders(size)}
      columns={columns}
      listView
      listViewColumn={listViewColumn}
    />
  </div>
));
