import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

export default function MenuPosition() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const start = end === 'left' ? 'right' : 'left';
  const [last, setLast] = useState('Open beside the button');

  function choose(action: string) {
    setLast(action);
    setAnchor(null);
  }

  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {last}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'center', horizontal: end }}
        transformOrigin={{ vertical: 'center', horizontal: start }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={() => choose('Track')}>Track</MenuItem>
        <MenuItem onClick={() => choose('Redirect')}>Redirect</MenuItem>
        <MenuItem onClick={() => choose('Call the driver')}>Call the driver</MenuItem>
      </Menu>
    </>
  );
}
