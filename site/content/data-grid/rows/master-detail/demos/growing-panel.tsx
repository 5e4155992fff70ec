import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

function PackingList({ order }: { order: Order }) {
  const [boxes, setBoxes] = useState(1);
  return (
    <Box sx={{ p: 2 }}>
      <ul style={{ margin: 0 }}>
        {Array.from({ length: boxes }, (_, index) => (
          <li key={index}>
            Box {index + 1} for {order.customer}
          </li>
        ))}
      </ul>
      <Button onClick={() => setBoxes(boxes + 1)}>Add box</Button>
    </Box>
  );
}

// #region
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <PackingList order={row} />;
const getDetailPanelHeight = (): 'auto' => 'auto';
// #endregion

export default function GrowingPanel() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Packing lists"
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
