import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderActions() {
  const [state, setState] = useState('is packed');

  return (
    <Stack spacing={2}>
      <Typography role="status">Order 3041 {state}.</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setState('is on its way')}>
          Ship order
        </Button>
        <Button variant="outlined" onClick={() => setState('is waiting for its label')}>
          Print label
        </Button>
        <Button onClick={() => setState('is on hold')}>Put on hold</Button>
      </Stack>
    </Stack>
  );
}
