import { useId, useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By customer', 'By amount'];

export default function SortMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [order, setOrder] = useState('By customer');

  function choose(next: string) {
    setOrder(next);
    setAnchor(null);
  }

  return (
    <>
      <Button
        id={id}
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Sort: {order}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
