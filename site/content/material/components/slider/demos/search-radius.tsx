import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SearchRadius() {
  const [radius, setRadius] = useState(20);
  const [searched, setSearched] = useState(20);

  return (
    <Box sx={{ width: 260 }}>
      <Typography>Within {radius} km</Typography>
      <Slider
        aria-label="Search radius in kilometers"
        value={radius}
        onChange={(_event, value) => setRadius(value)}
        onChangeCommitted={(_event, value) => setSearched(value)}
      />
      <Typography role="status" variant="body2">
        {searched * 3} libraries found within {searched} km
      </Typography>
    </Box>
  );
}
