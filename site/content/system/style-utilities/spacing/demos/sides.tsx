import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const names = ['p', 'px', 'py', 'pt', 'pb', 'm', 'mx', 'my', 'mt', 'mb'] as const;

export default function Sides() {
  const [name, setName] = useState<(typeof names)[number]>('px');

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField
        select
        size="small"
        label="Name"
        value={name}
        onChange={(event) => setName(names.find((known) => known === event.target.value) ?? 'px')}
      >
        {names.map((known) => (
          <MenuItem key={known} value={known}>
            {known}: 3
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{
          height: 132,
          bgcolor: 'action.hover',
          display: 'flex',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ [name]: 3, flex: 1, display: 'flex', bgcolor: 'primary.main' }}>
          <Box sx={{ flex: 1, bgcolor: 'background.paper', display: 'grid', placeItems: 'center' }}>
            Content
          </Box>
        </Box>
      </Box>
      <Box sx={{ typography: 'body2' }}>Blue is padding, gray is margin.</Box>
    </Stack>
  );
}
