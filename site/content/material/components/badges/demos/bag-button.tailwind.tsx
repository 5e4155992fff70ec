import { useState } from 'react';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

const badge = '-end-0.5 top-0.5 border-2 border-white px-1 dark:border-[#121212]';

export default function BagButton() {
  const [items, setItems] = useState(2);

  return (
    <IconButton
      aria-label={`Add to bag, ${items} items so far`}
      onClick={() => setItems(items + 1)}
    >
      <Badge badgeContent={items} color="secondary" slotProps={{ badge: { className: badge } }}>
        <ShoppingBagIcon />
      </Badge>
    </IconButton>
  );
}
