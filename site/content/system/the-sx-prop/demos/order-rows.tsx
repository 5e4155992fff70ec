import { useState } from 'react';
import Box from '@mui/material/Box';

const orders = ['Order 7001, packed', 'Order 7002, waiting', 'Order 7003, sent'];

export default function OrderRows() {
  const [chosen, setChosen] = useState('Order 7002, waiting');

  return (
    // #region
    <Box
      sx={{
        display: 'grid',
        width: 280,
        '& button': {
          p: 1.5,
          border: 0,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'transparent',
          color: 'text.primary',
          typography: 'body2',
          textAlign: 'start',
        },
        '& button:hover': { bgcolor: 'action.hover' },
        '& button[aria-pressed="true"]': { bgcolor: 'action.selected' },
        '& button:focus-visible': { outline: 2, outlineColor: 'primary.main' },
        '& button:last-of-type': { borderBottom: 0 },
      }}
    >
      {orders.map((order) => (
        <button
          type="button"
          key={order}
          aria-pressed={order === chosen}
          onClick={() => setChosen(order)}
        >
          {order}
        </button>
      ))}
    </Box>
    // #endregion
  );
}
