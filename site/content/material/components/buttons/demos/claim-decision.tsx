import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClaimDecision() {
  const [decision, setDecision] = useState('open');

  return (
    <Stack spacing={2}>
      <Typography role="status">Claim 118, broken crate: {decision}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button color="success" variant="contained" onClick={() => setDecision('accepted')}>
          Accept claim
        </Button>
        <Button color="error" variant="outlined" onClick={() => setDecision('rejected')}>
          Reject claim
        </Button>
        <Button onClick={() => setDecision('sent to Ms. Okafor')}>Ask a colleague</Button>
      </Stack>
    </Stack>
  );
}
