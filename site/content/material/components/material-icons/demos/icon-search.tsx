import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { icons } from './data';

export default function IconSearch() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('Search');
  const words = query.toLowerCase().split(' ');
  const found = icons.filter(({ name, tags }) =>
    words.every((word) => `${name} ${tags}`.toLowerCase().includes(word)),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search icons"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={`${found.length} of ${icons.length} icons`}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
          gap: 1,
        }}
      >
        {found.map(({ name, icon: Icon }) => (
          <ButtonBase
            key={name}
            aria-label={name}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{
              height: 48,
              borderRadius: 1,
              '&[aria-pressed=true], &.Mui-focusVisible': { outline: '2px solid' },
            }}
          >
            <Icon />
          </ButtonBase>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`import ${chosen}Icon from '@mui/icons-material/${chosen}';`}
      </Typography>
    </Stack>
  );
}
