import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DraftActions() {
  const [live, setLive] = useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="contained" disabled={live} onClick={() => setLive(true)}>
        Publish
      </Button>
      <Button disabled={!live} onClick={() => setLive(false)}>
        Unpublish
      </Button>
      <Typography role="status">{live ? 'Live' : 'Draft'}</Typography>
    </Stack>
  );
}
