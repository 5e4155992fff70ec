import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

function compact(outer: Theme) {
  return createTheme(outer, {
    components: {
      MuiButton: { defaultProps: { size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small' } },
    },
  });
}

function comfortable(outer: Theme) {
  return outer;
}

export default function DensitySwitch() {
  const [dense, setDense] = useState(true);
  const [booked, setBooked] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(_event, on) => setDense(on)} />}
        label="Compact"
      />
      <ThemeProvider theme={dense ? compact : comfortable}>
        <Stack spacing={dense ? 1.5 : 3}>
          <TextField label="Consignee" defaultValue="Nordlicht Foods" />
          <TextField label="Dock" defaultValue="7" />
          <Button variant="contained" onClick={() => setBooked(!booked)}>
            {booked ? 'Cancel the booking' : 'Book the dock'}
          </Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
