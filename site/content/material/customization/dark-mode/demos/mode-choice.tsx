import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme, useTheme } from '@mui/material/styles';

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Mode"
      value={mode ?? null}
      onChange={(_event, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeChoice() {
  const { direction } = useTheme();
  const theme = useMemo(
    () => createTheme({ direction, colorSchemes: { light: true, dark: true } }),
    [direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 400 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <ModeButtons />
          <Typography>Night shift, ward 4: 12 patients, all asleep.</Typography>
          <Button variant="contained">Start the round</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
