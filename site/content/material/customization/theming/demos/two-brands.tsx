import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type Direction } from '@mui/material/styles';

const brands = {
  North: { light: '#283593', dark: '#9fa8da', radius: 2 },
  Orchard: { light: '#9c3b1b', dark: '#f4a98f', radius: 20 },
};

function brandTheme(brand: keyof typeof brands, direction: Direction) {
  const { light, dark, radius } = brands[brand];
  return createTheme({
    direction,
    shape: { borderRadius: radius },
    colorSchemes: {
      light: { palette: { primary: { main: light } } },
      dark: { palette: { primary: { main: dark } } },
    },
  });
}

export default function TwoBrands() {
  const { direction } = useTheme();
  const [brand, setBrand] = useState<keyof typeof brands>('North');
  const [state, setState] = useState('due on June 30');
  const theme = useMemo(() => brandTheme(brand, direction), [brand, direction]);

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
      <ThemeProvider theme={theme}>
        <Card variant="outlined">
          <CardContent>
            <Typography role="status">Invoice 2207, {state}</Typography>
          </CardContent>
          <CardActions>
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
