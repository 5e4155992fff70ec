import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LockedScore() {
  const [locked, setLocked] = useState(true);
  const [measure, setMeasure] = useState(24);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Edit the score">
        <Button disabled={locked} onClick={() => setMeasure(measure + 1)}>
          Add measure
        </Button>
        <Button disabled={locked} onClick={() => setMeasure(Math.max(1, measure - 1))}>
          Remove
        </Button>
        <Button onClick={() => setLocked(!locked)}>{locked ? 'Unlock' : 'Lock'}</Button>
      </ButtonGroup>
      <Typography role="status">{measure} measures</Typography>
    </Stack>
  );
}
