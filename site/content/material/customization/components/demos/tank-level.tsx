import { useState, type CSSProperties } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Tank = styled('div')({
  height: 96,
  width: 96,
  border: '2px solid currentColor',
  background:
    'linear-gradient(to top, currentColor var(--tank-level), transparent var(--tank-level))',
});

interface TankStyle extends CSSProperties {
  '--tank-level': string;
}

export default function TankLevel() {
  const [level, setLevel] = useState(60);
  const style: TankStyle = { '--tank-level': `${level}%` };

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', width: 320, maxWidth: '100%' }}>
      <Box sx={{ color: 'info.main' }}>
        <Tank role="img" aria-label={`Water tank, ${level} percent full`} style={style} />
      </Box>
      <Slider
        aria-label="Water level in percent"
        value={level}
        onChange={(_event, value) => setLevel(value)}
      />
    </Stack>
  );
}
