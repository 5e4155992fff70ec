import { useState } from 'react';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RunBuild() {
  const [number, setNumber] = useState(412);
  const [running, setRunning] = useState(false);

  function run() {
    setRunning(true);
    setTimeout(() => {
      setNumber((last) => last + 1);
      setRunning(false);
    }, 1500);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {running ? 'The build is running' : `Build ${number} passed`}
      </Typography>
      <Button
        variant="contained"
        startIcon={<PlayArrow />}
        loading={running}
        loadingPosition="start"
        onClick={run}
      >
        Run build
      </Button>
    </Stack>
  );
}
