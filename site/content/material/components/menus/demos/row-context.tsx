import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function RowContext() {
  const [point, setPoint] = useState<{ left: number; top: number } | null>(null);
  const [state, setState] = useState('is waiting to be checked');

  function open(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    const byKeyboard = event.clientX === 0 && event.clientY === 0;
    setPoint(byKeyboard ? { left, top: bottom } : { left: event.clientX, top: event.clientY });
  }

  function choose(next: string) {
    setState(next);
    setPoint(null);
  }

  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label="Blood sample 77"
      onContextMenu={open}
      sx={{ p: 3 }}
    >
      <Typography role="status">Blood sample 77 {state}.</Typography>
      <Typography variant="body2">Right-click here, or press Shift+F10.</Typography>
      <Menu
        open={point !== null}
        onClose={() => setPoint(null)}
        anchorReference="anchorPosition"
        {...(point && { anchorPosition: point })}
        slotProps={{ list: { 'aria-label': 'Blood sample 77' } }}
      >
        <MenuItem onClick={() => choose('is checked')}>Mark as checked</MenuItem>
        <MenuItem onClick={() => choose('goes back to the ward')}>Send back</MenuItem>
      </Menu>
    </Paper>
  );
}
