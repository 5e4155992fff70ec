import { useState } from 'react';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import './bag-button.css';

export default function BagButton() {
  const [items, setItems] = useState(2);

  return (
    <IconButton
      aria-label={`Add to bag, ${items} items so far`}
      onClick={() => setItems(items + 1)}
    >
      <Badge badgeContent={items} color="secondary" className="bag-button">
        <ShoppingBagIcon />
      </Badge>
    </IconButton>
  );
}
