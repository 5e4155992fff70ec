import { useId, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export default function SliderInput() {
  const labelId = useId();
  const [humidity, setHumidity] = useState<number | ''>(55);

  return (
    <Stack sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id={labelId}>Humidity in the greenhouse (%)</Typography>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <Slider
          aria-labelledby={labelId}
          value={humidity === '' ? 0 : humidity}
          onChange={(_event, value) => setHumidity(value)}
        />
        <TextField
          type="number"
          size="small"
          value={humidity}
          onChange={({ target }) => setHumidity(target.value === '' ? '' : Number(target.value))}
          onBlur={() => setHumidity(clamp(humidity === '' ? 0 : humidity))}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, min: 0, max: 100 } }}
          sx={{ width: 110 }}
        />
      </Stack>
    </Stack>
  );
}
