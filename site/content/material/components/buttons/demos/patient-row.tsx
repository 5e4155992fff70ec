import { useState } from 'react';
import Phone from '@mui/icons-material/Phone';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function PatientRow() {
  const [watched, setWatched] = useState(true);
  const [calls, setCalls] = useState(0);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip title="Watch Amina Diallo">
        <IconButton
          aria-label="Watch Amina Diallo"
          aria-pressed={watched}
          color={watched ? 'primary' : 'default'}
          onClick={() => setWatched(!watched)}
        >
          {watched ? <Star /> : <StarBorder />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Call Amina Diallo">
        <IconButton aria-label="Call Amina Diallo" onClick={() => setCalls(calls + 1)}>
          <Phone />
        </IconButton>
      </Tooltip>
      <Typography role="status">Amina Diallo, ward 3, calls today: {calls}</Typography>
    </Stack>
  );
}
