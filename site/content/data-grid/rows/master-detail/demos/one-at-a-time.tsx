import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>Deliver to {row.address}</Box>
);
const getDetailPanelHeight = (): 'auto' => 'auto';

export default function OneAtATime() {
  const [open, setOpen] = useState<Set<GridRowId>>(new Set([1041]));

  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders with one open panel"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(new Set([...ids].slice(-1)))}
        hideFooter
      />
    </div>
  );
}
