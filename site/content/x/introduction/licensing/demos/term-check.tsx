import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { checkTerm, choices, type Choice, type Outcome } from './data';

const results: Record<Outcome, { severity: AlertColor; text: string }> = {
  valid: { severity: 'success', text: 'The component renders. No watermark, no message.' },
  'old term': {
    severity: 'warning',
    text: 'Watermark “MUI X Expired package version”, and a message in the console.',
  },
  grace: {
    severity: 'warning',
    text: 'Watermark “MUI X Expired license key”, and a message in the console.',
  },
  stopped: { severity: 'error', text: 'The component throws an error and does not render.' },
};

export default function TermCheck() {
  const [choice, setChoice] = useState<Choice>({
    model: 'annual',
    mode: 'production',
    today: 'before the end',
    release: 'before the end',
  });
  const result = results[checkTerm(choice)];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {choices.map(({ field, label, options }) => (
        <TextField
          key={field}
          select
          label={label}
          value={choice[field]}
          onChange={(event) => setChoice({ ...choice, [field]: event.target.value })}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Alert severity={result.severity} role="status">
        {result.text}
      </Alert>
    </Stack>
  );
}
