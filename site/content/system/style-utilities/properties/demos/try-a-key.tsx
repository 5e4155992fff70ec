import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';

export default function TryAKey() {
  const theme = useTheme();
  const [name, setName] = useState('px');
  const [value, setValue] = useState('2');
  const number = Number(value);
  const isNumber = value.trim() !== '' && !Number.isNaN(number);
  const css = theme.unstable_sx({ [name || 'all']: isNumber ? number : value });

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          size="small"
          label="Key"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          size="small"
          label="Value"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Stack>
      <Box
        component="pre"
        role="status"
        aria-label="CSS"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          bgcolor: 'action.hover',
          borderRadius: 1,
          fontSize: 14,
          whiteSpace: 'pre-wrap',
        }}
      >
        {JSON.stringify(css, null, 2)}
      </Box>
    </Stack>
  );
}
