import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';

const methods = ['up', 'down', 'only', 'not'] as const;

export default function QueryMaker() {
  const { breakpoints } = useTheme();
  const [method, setMethod] = useState<(typeof methods)[number]>('up');
  const [name, setName] = useState(breakpoints.keys[2] ?? 'md');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          label="Method"
          value={method}
          onChange={({ target }) => setMethod(methods.find((m) => m === target.value) ?? method)}
        >
          {methods.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="Key"
          value={name}
          onChange={({ target }) =>
            setName(breakpoints.keys.find((k) => k === target.value) ?? name)
          }
        >
          {breakpoints.keys.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box component="output" dir="ltr" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {breakpoints[method](name)}
      </Box>
    </Stack>
  );
}
