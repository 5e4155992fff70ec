import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function PriceRange() {
  const [range, setRange] = useState([40, 120]);

  return (
    <Box sx={{ width: 260 }}>
      <Typography role="status">
        ${range[0]} to ${range[1]} a night
      </Typography>
      <Slider
        value={range}
        max={200}
        step={5}
        onChange={(_event, value) => setRange(value)}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} dollars`}
      />
    </Box>
  );
}
