import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const;

function Appearance() {
  // #region
  const { mode, colorScheme, setMode } = useColorScheme();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <RadioGroup
        aria-label="Appearance"
        value={mode ?? ''}
        onChange={(_event, value) =>
          setMode(choices.find((choice) => choice.value === value)?.value ?? null)
        }
      >
        {choices.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {/* #endregion */}
      <Stack role="status" spacing={1}>
        <Typography>mode: {mode ?? 'not known yet'}</Typography>
        <Typography>colorScheme: {colorScheme ?? 'not known yet'}</Typography>
      </Stack>
    </Stack>
  );
}

export default function ModeFacts() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Appearance />
      </Paper>
    </ThemeProvider>
  );
}
