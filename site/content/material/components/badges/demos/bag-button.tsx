import { useState } from 'react';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const BagBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    top: 2,
    right: -2,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    padding: '0 4px',
  },
}));

export default function BagButton() {
  const [items, setItems] = useState(2);

  return (
    <IconButton
      aria-label={`Add to bag, ${items} items so far`}
      onClick={() => setItems(items + 1)}
    >
      <BagBadge badgeContent={items} color="secondary">
        <ShoppingBagIcon />
      </BagBadge>
    </IconButton>
  );
}
