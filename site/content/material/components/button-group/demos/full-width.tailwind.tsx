import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

export default function FullWidth() {
  const [tip, setTip] = useState(0);

  return (
    <div className="flex w-full max-w-100 flex-col gap-2">
      <ButtonGroup fullWidth aria-label="Add a tip">
        <Button onClick={() => setTip(5)}>5%</Button>
        <Button onClick={() => setTip(10)}>10%</Button>
        <Button onClick={() => setTip(15)}>15%</Button>
      </ButtonGroup>
      <Typography role="status">Total: ${(40 * (1 + tip / 100)).toFixed(2)}</Typography>
    </div>
  );
}
