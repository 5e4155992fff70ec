import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Item, type Order } from './data';

const orderColumns = columns.slice(0, 2);
const itemColumns: GridColDef<Item>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Pieces', type: 'number', width: 100 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>
    <DataGridPro
      label={`Items of order ${row.id}`}
      rows={row.items}
      columns={itemColumns}
      density="compact"
      hideFooter
    />
  </Box>
);
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function NestedGrid() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders with items"
        rows={orders}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1043]) } }}
        hideFooter
      />
    </div>
  );
}
