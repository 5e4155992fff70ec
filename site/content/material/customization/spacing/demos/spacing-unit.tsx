import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function SpacingUnit() {
  const labelId = useId();
  const [unit, setUnit] = useState(8);
  const [state, setState] = useState('packed');
  const theme = useMemo(
    () => createTheme({ spacing: unit, colorSchemes: { light: true, dark: true } }),
    [unit],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box>
        <Typography id={labelId}>Unit: {unit} px</Typography>
        <Slider
          aria-labelledby={labelId}
          min={2}
          max={16}
          value={unit}
          onChange={(_event, value) => setUnit(value)}
        />
      </Box>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography role="status">Order 3041 is {state}.</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => setState('shipped')}>
              Ship
            </Button>
            <Button variant="outlined" onClick={() => setState('on hold')}>
              Hold
            </Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
