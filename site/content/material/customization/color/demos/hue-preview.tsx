import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { blue, brown, indigo, pink, teal } from '@mui/material/colors';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const hues = { blue, brown, indigo, pink, teal };
type Hue = keyof typeof hues;
const isHue = (name: string): name is Hue => name in hues;

export default function HuePreview() {
  const [hue, setHue] = useState<Hue>('teal');
  const [served, setServed] = useState(true);
  const theme = useMemo(() => {
    const shades = hues[hue];
    return createTheme({
      colorSchemes: {
        light: { palette: { primary: { main: shades[700] } } },
        dark: { palette: { primary: { main: shades[200] } } },
      },
    });
  }, [hue]);

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField
        select
        label="Hue"
        value={hue}
        onChange={({ target }) => isHue(target.value) && setHue(target.value)}
      >
        {Object.keys(hues).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <FormControlLabel
          control={<Checkbox checked={served} onChange={() => setServed(!served)} />}
          label="Table 12 is served"
        />
        <Button variant="contained" disabled={!served} onClick={() => setServed(false)}>
          Clear the table
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
