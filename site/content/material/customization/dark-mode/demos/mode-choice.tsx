import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

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
  const [started, setStarted] = useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 400 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <ModeButtons />
          <Typography role="status">
            Night shift, ward 4: {started ? 'the round has started.' : '12 patients, all asleep.'}
          </Typography>
          <Button variant="contained" onClick={() => setStarted(!started)}>
            {started ? 'End the round' : 'Start the round'}
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
