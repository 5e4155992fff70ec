import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import './full-width.css';

export default function FullWidth() {
  const [tip, setTip] = useState(0);

  return (
    <div className="tip-picker">
      <ButtonGroup fullWidth aria-label="Add a tip">
        <Button onClick={() => setTip(5)}>5%</Button>
        <Button onClick={() => setTip(10)}>10%</Button>
        <Button onClick={() => setTip(15)}>15%</Button>
      </ButtonGroup>
      <Typography role="status">Total: ${(40 * (1 + tip / 100)).toFixed(2)}</Typography>
    </div>
  );
}
