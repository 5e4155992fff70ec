import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const megabytes = (value: number) => 2 ** value;

function label(size: number) {
  return size < 1024 ? `${size} MB` : `${size / 1024} GB`;
}

export default function StorageScale() {
  const [value, setValue] = useState(10);

  return (
    <Box sx={{ width: 260 }}>
      <Typography role="status">
        Upload limit: {label(megabytes(value))} (value: {value})
      </Typography>
      <Slider
        aria-label="Upload limit"
        value={value}
        min={4}
        max={14}
        shiftStep={3}
        scale={megabytes}
        valueLabelDisplay="auto"
        valueLabelFormat={label}
        getAriaValueText={label}
        onChange={(_event, next) => setValue(next)}
      />
    </Box>
  );
}
