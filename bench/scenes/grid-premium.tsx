import { DataGridPremium } from '@mui/x-data-grid-premium';
import { offerScene } from './offer-scene.ts';
import { createOrders, fields } from './orders.ts';

const columns = fields.map((field) => ({ field, width: 120 }));

offerScene((size) => (
  <div style={{ height: 600 }}>
    <DataGridPremium rows={createOrders(size)} columns={columns} />
  </div>
));
