import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = ['Duplicate', 'Put on hold', 'Cancel'];

export default function OrderMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState('none yet');
  const id = useId();
  const open = anchor !== null;

  function choose(action: string) {
    setLast(action);
    setAnchor(null);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Order 3041
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">Last action: {last}</Typography>
    </Stack>
  );
}
