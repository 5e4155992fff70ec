import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import './print-menu.css';

const sizes = ['A3', 'A4', 'A5'];

export default function PrintMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState('A4');

  return (
    <div>
      <Button
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Paper size: {size}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { className: 'print-menu' } }}
      >
        {sizes.map((name) => (
          <MenuItem
            key={name}
            selected={name === size}
            onClick={() => {
              setSize(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
