import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const labels = ['fragile', 'cold chain', 'express', 'customs cleared', 'heavy', 'insured'];

export default function LabelRow() {
  const labelId = useId();
  const [gap, setGap] = useState(1);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={labelId}>spacing: {gap}</Typography>
      <Slider
        aria-labelledby={labelId}
        min={0}
        max={4}
        step={0.5}
        marks
        value={gap}
        onChange={(_event, value) => setGap(value)}
      />
      <Stack direction="row" useFlexGap spacing={gap} sx={{ flexWrap: 'wrap' }}>
        {labels.map((label) => (
          <Chip key={label} label={label} />
        ))}
      </Stack>
    </Box>
  );
}
