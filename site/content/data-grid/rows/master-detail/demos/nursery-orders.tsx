import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.items.length === 0 ? null : (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="p">
        {row.address}
      </Typography>
      <Typography variant="body2">
        {row.items.map((item) => `${item.count} × ${item.plant}`).join(', ')}
      </Typography>
    </Box>
  );

const getDetailPanelHeight = () => 80;

export default function NurseryOrders() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Nursery orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1041]) } }}
        hideFooter
      />
    </div>
  );
}
