import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderActions() {
  const [status, setStatus] = useState('open');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Order 4100 is {status}.</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setStatus('on its way')}>
          Ship
        </Button>
        <Button variant="outlined" onClick={() => setStatus('on hold')}>
          Hold
        </Button>
        <Button disabled={status === 'open'} onClick={() => setStatus('open')}>
          Open again
        </Button>
      </Stack>
    </Stack>
  );
}
