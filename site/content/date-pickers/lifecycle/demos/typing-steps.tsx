import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(value: Dayjs | null) {
  if (!value) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function TypingSteps() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [steps, setSteps] = useState<string[]>([]);
  const [round, setRound] = useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          key={round}
          label="Specimen collected on"
          value={value}
          onChange={(next, { validationError }) => {
            setValue(next);
            setSteps([...steps, `${describe(next)} (${validationError ?? 'no error'})`].slice(-6));
          }}
        />
        <Button
          onClick={() => {
            setValue(null);
            setSteps([]);
            // A new key also clears a half-typed date, whose value is still null.
            setRound(round + 1);
          }}
        >
          Start again
        </Button>
        <Typography color="text.secondary">
          {steps.length === 0 ? 'No values yet' : 'Last values'}
        </Typography>
        <Box component="ol" aria-label="Values from onChange" sx={{ minHeight: 156, m: 0, pl: 3 }}>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
