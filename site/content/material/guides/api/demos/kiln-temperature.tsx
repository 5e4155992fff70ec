import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function KilnTemperature() {
  const id = useId();
  const [glaze, setGlaze] = useState(1220);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={`${id}-glaze`}>Glaze firing: {glaze} °C</Typography>
      <Slider
        aria-labelledby={`${id}-glaze`}
        min={900}
        max={1300}
        step={20}
        value={glaze}
        onChange={(_event, value) => setGlaze(Math.min(value, 1240))}
      />
      <Typography id={`${id}-bisque`}>Bisque firing</Typography>
      <Slider
        aria-labelledby={`${id}-bisque`}
        min={900}
        max={1300}
        step={20}
        defaultValue={1000}
        valueLabelDisplay="auto"
      />
    </Stack>
  );
}
