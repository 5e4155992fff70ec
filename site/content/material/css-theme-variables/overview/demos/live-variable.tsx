import { useId, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function LiveVariable() {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id={id} variant="body2">
        Corner radius
      </Typography>
      <Slider
        aria-labelledby={id}
        defaultValue={4}
        max={24}
        onChange={(_event, value) =>
          box.current?.style.setProperty('--mui-shape-borderRadius', `${value}px`)
        }
      />
      <Box ref={box} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href="#what-changes">
          Book a table
        </Button>
        <Button variant="outlined" href="#advantages">
          See the menu
        </Button>
      </Box>
    </Box>
  );
}
