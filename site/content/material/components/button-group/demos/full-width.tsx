import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FullWidth() {
  const [tip, setTip] = useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <ButtonGroup fullWidth aria-label="Add a tip">
        <Button onClick={() => setTip(5)}>5%</Button>
        <Button onClick={() => setTip(10)}>10%</Button>
        <Button onClick={() => setTip(15)}>15%</Button>
      </ButtonGroup>
      <Typography role="status">Total: ${(40 * (1 + tip / 100)).toFixed(2)}</Typography>
    </Stack>
  );
}
