import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, orders, type Order } from './data';

// #region
const cache = new Map<number, string>();

function History({ order }: { order: Order }) {
  const [text, setText] = useState(cache.get(order.id));

  useEffect(() => {
    if (cache.has(order.id)) return undefined;
    const timer = setTimeout(() => {
      const answer = `${order.customer} ordered ${(order.id % 7) + 1} times last year.`;
      cache.set(order.id, answer);
      setText(answer);
    }, 800);
    return () => clearTimeout(timer);
  }, [order]);

  return (
    <Box sx={{ p: 2 }} role="status">
      {text ?? <LinearProgress aria-label={`Loading the history of order ${order.id}`} />}
    </Box>
  );
}
// #endregion

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <History order={row} />;
const getDetailPanelHeight = () => 60;

export default function LazyHistory() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Orders with history"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
