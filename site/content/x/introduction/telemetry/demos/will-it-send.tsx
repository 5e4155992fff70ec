import { useState } from 'react';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const flags = ['not set', 'false', 'true'];
const questions = [
  { name: 'build', label: 'NODE_ENV', options: ['development', 'production'] },
  {
    name: 'call',
    label: 'Last call in your code',
    options: ['none', 'enableTelemetry()', 'disableTelemetry()'],
  },
  { name: 'flag', label: 'globalThis.__MUI_X_TELEMETRY_DISABLED__', options: flags },
  { name: 'variable', label: 'MUI_X_TELEMETRY_DISABLED', options: flags },
] as const;

const first = { build: 'development', call: 'none', flag: 'not set', variable: 'not set' };

function decide(answer: typeof first): [boolean, string] {
  if (answer.build === 'production') return [false, 'production builds never send'];
  if (answer.call !== 'none') return [answer.call.startsWith('enable'), 'the call in your code'];
  if (answer.flag !== 'not set') return [answer.flag === 'false', 'the global flag'];
  if (answer.variable !== 'not set') return [answer.variable === 'false', 'the variable'];
  return [false, 'the default'];
}

export default function WillItSend() {
  const [answer, setAnswer] = useState(first);
  const [sends, reason] = decide(answer);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {questions.map(({ name, label, options }) => (
        <TextField
          key={name}
          select
          label={label}
          value={answer[name]}
          onChange={(event) => setAnswer({ ...answer, [name]: event.target.value })}
        >
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Alert severity={sends ? 'warning' : 'success'} role="status">
        {sends ? 'An event is sent.' : 'Nothing is sent.'} What decides: {reason}.
      </Alert>
    </Stack>
  );
}
