import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function VideoBuffer() {
  const [played, setPlayed] = useState(20);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={Math.min(100, played + 25)}
        aria-label="Played"
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setPlayed(played === 100 ? 0 : played + 10)}>
        {played === 100 ? 'Play again' : 'Forward 10 seconds'}
      </Button>
    </Stack>
  );
}
