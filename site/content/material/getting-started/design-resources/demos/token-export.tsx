import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme } from '@mui/material/styles';

const theme = createTheme();

const parts: Record<string, object> = {
  Colors: Object.fromEntries(
    (['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const).map((name) => [
      name,
      { main: theme.palette[name].main, contrastText: theme.palette[name].contrastText },
    ]),
  ),
  Type: Object.fromEntries(
    (['h4', 'h5', 'h6', 'body1', 'body2', 'button', 'caption'] as const).map((name) => {
      const { fontSize, fontWeight, lineHeight } = theme.typography[name];
      return [name, { fontSize, fontWeight, lineHeight }];
    }),
  ),
  Spacing: Object.fromEntries([1, 2, 3, 4, 8].map((step) => [step, theme.spacing(step)])),
  Breakpoints: theme.breakpoints.values,
};

export default function TokenExport() {
  const [part, setPart] = useState('Spacing');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label="Part of the theme"
        value={part}
        onChange={(event) => setPart(event.target.value)}
      >
        {Object.keys(parts).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Values for the design tool"
        multiline
        maxRows={10}
        value={JSON.stringify(parts[part], null, 2)}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', sx: { fontFamily: 'monospace' } } }}
      />
    </Stack>
  );
}
