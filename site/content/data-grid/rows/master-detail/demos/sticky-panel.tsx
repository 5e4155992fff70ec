import Box from '@mui/material/Box';
import {
  DataGridPro,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

// #region
function StickyContent({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;

  return (
    <Box sx={{ position: 'sticky', left: 0, width, boxSizing: 'border-box', p: 2 }}>
      This panel stays in view: deliver to {order.address}.
    </Box>
  );
}
// #endregion

const wideColumns: GridColDef<Order>[] = [
  ...columns.map((column) => ({ ...column, flex: 0, width: 260 })),
  { field: 'address', headerName: 'Address', width: 500 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <StickyContent order={row} />;
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function StickyPanel() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders with a sticky panel"
        rows={orders}
        columns={wideColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1041]) } }}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        hideFooter
      />
    </div>
  );
}
