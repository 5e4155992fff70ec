import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PlaylistCard() {
  const [busy, setBusy] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Stack inert={busy} spacing={1} sx={{ p: 2 }}>
          <Typography>Songs for a long drive</Typography>
          <Button href="#cover-one-element">Open the playlist</Button>
        </Stack>
        <Backdrop
          open={busy}
          aria-hidden={false}
          sx={{ position: 'absolute', color: 'common.white' }}
        >
          <CircularProgress color="inherit" aria-label="Updating the playlist" />
        </Backdrop>
      </Paper>
      <Button onClick={() => setBusy(!busy)}>{busy ? 'Stop the update' : 'Update'}</Button>
    </Stack>
  );
}
