import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const gates = ['A12', 'B04', 'C21'];

export default function GateMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [gate, setGate] = useState('A12');

  const choose = (next: string) => {
    setGate(next);
    setAnchor(null);
  };

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Gate {gate}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { minWidth: 160, border: 1, borderColor: 'primary.main' } },
          list: { dense: true, 'aria-label': 'Gate' },
        }}
      >
        {gates.map((name) => (
          <MenuItem key={name} selected={name === gate} onClick={() => choose(name)}>
            Gate {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
