import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
] as const;

export default function ModeFacts() {
  const { mode, systemMode, colorScheme, setMode } = useColorScheme();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
      <FormControl>
        <FormLabel id="mode-facts">Appearance</FormLabel>
        <RadioGroup
          aria-labelledby="mode-facts"
          value={mode ?? ''}
          onChange={(_event, value) =>
            setMode(choices.find((choice) => choice.value === value)?.value ?? null)
          }
        >
          {choices.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack role="status" spacing={1}>
        <Typography>mode: {mode ?? 'not known yet'}</Typography>
        <Typography>systemMode: {systemMode ?? 'not asked'}</Typography>
        <Typography>colorScheme: {colorScheme ?? 'not known yet'}</Typography>
      </Stack>
    </Stack>
  );
}
