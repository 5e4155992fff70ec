import { useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const shades = ['light', 'main', 'dark'] as const;

export default function TonalOffset() {
  const labelId = useId();
  const [offset, setOffset] = useState(0.2);
  const { palette } = useMemo(
    () => createTheme({ palette: { tonalOffset: offset, primary: { main: '#004d40' } } }),
    [offset],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row">
        {shades.map((shade) => (
          <Box
            key={shade}
            sx={{ flex: 1, py: 2, textAlign: 'center' }}
            style={{
              backgroundColor: palette.primary[shade],
              color: palette.getContrastText(palette.primary[shade]),
            }}
          >
            <Typography>{shade}</Typography>
          </Box>
        ))}
      </Stack>
      <Box>
        <Typography id={labelId}>tonalOffset: {offset}</Typography>
        <Slider
          aria-labelledby={labelId}
          min={0.05}
          max={0.5}
          step={0.05}
          value={offset}
          onChange={(_event, value) => setOffset(value)}
        />
      </Box>
    </Stack>
  );
}
