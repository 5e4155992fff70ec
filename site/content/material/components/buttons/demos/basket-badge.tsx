import { useState } from 'react';
import ShoppingBasket from '@mui/icons-material/ShoppingBasket';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function BasketBadge() {
  const [count, setCount] = useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`Empty the basket, items: ${count}`} onClick={() => setCount(0)}>
        <Badge badgeContent={count} color="primary">
          <ShoppingBasket />
        </Badge>
      </IconButton>
      <Button onClick={() => setCount(count + 1)}>Add bread</Button>
    </Stack>
  );
}
