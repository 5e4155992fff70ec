import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const names = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tokens = ['light', 'main', 'dark', 'contrastText'] as const;

export default function ColorTokens() {
  const { palette } = useTheme();
  const [name, setName] = useState<(typeof names)[number]>('primary');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        select
        label="Palette color"
        value={name}
        onChange={({ target }) => setName(names.find((known) => known === target.value) ?? name)}
      >
        {names.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      {tokens.map((token) => (
        <Stack key={token} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box
            sx={{ width: 56, height: 32, borderRadius: 1, border: 1, borderColor: 'divider' }}
            style={{ backgroundColor: palette[name][token] }}
          />
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {token}
          </Typography>
          <Typography variant="body2">{palette[name][token]}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
