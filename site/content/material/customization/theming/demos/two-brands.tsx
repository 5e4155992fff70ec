import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const brands = {
  North: createTheme({
    shape: { borderRadius: 2 },
    colorSchemes: {
      light: { palette: { primary: { main: '#283593' } } },
      dark: { palette: { primary: { main: '#9fa8da' } } },
    },
  }),
  Orchard: createTheme({
    shape: { borderRadius: 20 },
    colorSchemes: {
      light: { palette: { primary: { main: '#9c3b1b' } } },
      dark: { palette: { primary: { main: '#f4a98f' } } },
    },
  }),
};

export default function TwoBrands() {
  const [brand, setBrand] = useState<keyof typeof brands>('North');
  const [state, setState] = useState('due on June 30');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Brand"
        value={brand}
        onChange={(_event, next) => setBrand(next ?? brand)}
      >
        <ToggleButton value="North">North</ToggleButton>
        <ToggleButton value="Orchard">Orchard</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={brands[brand]}>
        <Card variant="outlined">
          <CardContent>
            <Typography role="status">Invoice 2207, {state}</Typography>
          </CardContent>
          <CardActions sx={{ px: 2, pt: 0 }}>
            <Button variant="contained" onClick={() => setState('paid')}>
              Pay now
            </Button>
            <Button onClick={() => setState('reminder set for June 28')}>Remind me</Button>
          </CardActions>
        </Card>
      </ThemeProvider>
    </Stack>
  );
}
