import { useState } from 'react';
import Box from '@mui/material/Box';
import * as colors from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

type Hue = Exclude<keyof typeof colors, 'common'>;
const isHue = (name: string): name is Hue => name in colors && name !== 'common';
const hues = Object.keys(colors).filter(isHue);

export default function ShadeTable() {
  const [hue, setHue] = useState<Hue>('indigo');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        select
        label="Hue"
        value={hue}
        onChange={({ target }) => isHue(target.value) && setHue(target.value)}
      >
        {hues.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="ul"
        aria-label="Shades with contrast to white"
        sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
      >
        {Object.entries(colors[hue]).map(([shade, value]) => (
          <Box
            component="li"
            key={shade}
            sx={{
              display: 'grid',
              gridTemplateColumns: '64px 3fr 4fr 3fr',
              columnGap: 2,
              alignItems: 'center',
            }}
          >
            <Box sx={{ minHeight: 32 }} style={{ backgroundColor: value }} />
            <span>{shade}</span>
            <bdi>{value}</bdi>
            <span>{getContrastRatio(value, '#fff').toFixed(1)}:1</span>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
