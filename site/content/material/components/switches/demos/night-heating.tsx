import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function NightHeating() {
  const [eco, setEco] = useState(true);

  return (
    <Stack>
      <FormControlLabel
        label="Lower the heating at night"
        control={<Switch checked={eco} onChange={(event) => setEco(event.target.checked)} />}
      />
      <Typography role="status">From 10 pm: {eco ? '17' : '21'} °C</Typography>
    </Stack>
  );
}
