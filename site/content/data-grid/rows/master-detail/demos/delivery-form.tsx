import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiContext, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

// #region
function CustomerForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const [customer, setCustomer] = useState(order.customer);

  const save = (event: FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id: order.id, customer }]);
    apiRef.current.toggleDetailPanel(order.id);
  };

  return (
    <Stack
      component="form"
      onSubmit={save}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        size="small"
        label="Customer"
        value={customer}
        onChange={(event) => setCustomer(event.target.value)}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}
// #endregion

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <CustomerForm order={row} />;
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function DeliveryForm() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders with a form"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1042]) } }}
        hideFooter
      />
    </div>
  );
}
