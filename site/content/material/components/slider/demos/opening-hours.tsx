import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const gap = 2;

export default function OpeningHours() {
  const [hours, setHours] = useState({ from: 9, to: 17 });

  function change([from = 0, to = 24]: number[], thumb: number) {
    if (thumb === 0) setHours({ ...hours, from: Math.min(from, hours.to - gap) });
    else setHours({ ...hours, to: Math.max(to, hours.from + gap) });
  }

  return (
    <Box sx={{ width: 260 }}>
      <Typography role="status">
        Open from {hours.from}:00 to {hours.to}:00
      </Typography>
      <Slider
        disableSwap
        max={24}
        shiftStep={3}
        value={[hours.from, hours.to]}
        onChange={(_event, value, thumb) => change(value, thumb)}
        getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
        getAriaValueText={(value) => `${value}:00`}
      />
    </Box>
  );
}
