import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';

export default function CartStatus() {
  const [tickets, setTickets] = useState(0);

  return (
    <Box sx={{ position: 'relative' }}>
      <Badge badgeContent={tickets} color="primary">
        <Button variant="outlined" onClick={() => setTickets(tickets + 1)}>
          Add a ticket
        </Button>
      </Badge>
      <Box role="status" sx={visuallyHidden}>
        {tickets > 0 && `Tickets in the cart: ${tickets}`}
      </Box>
    </Box>
  );
}
