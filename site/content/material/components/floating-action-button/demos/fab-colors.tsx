import { useState } from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FabColors() {
  const [route, setRoute] = useState('on foot');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2}>
        <Fab aria-label="Route on foot" onClick={() => setRoute('on foot')}>
          <DirectionsWalkIcon />
        </Fab>
        <Fab color="primary" aria-label="Route by bike" onClick={() => setRoute('by bike')}>
          <DirectionsBikeIcon />
        </Fab>
        <Fab color="secondary" aria-label="Route by bus" onClick={() => setRoute('by bus')}>
          <DirectionsBusIcon />
        </Fab>
      </Stack>
      <Typography role="status">Route {route}</Typography>
    </Stack>
  );
}
