import { useState } from 'react';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region
const square = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiSlider: {
        styleOverrides: {
          root: { height: 8 },
          thumb: { borderRadius: 4, '&.Mui-focusVisible': { outline: '2px solid' } },
          rail: { opacity: 0.2 },
        },
      },
    },
  });
// #endregion

export default function RestyledSlider() {
  const [hours, setHours] = useState(6);

  return (
    <ThemeProvider theme={square}>
      <Slider
        aria-label="Hours of sunshine"
        value={hours}
        onChange={(_event, value) => setHours(value)}
        max={16}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </ThemeProvider>
  );
}
