import { useId, useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { notes } from './data.ts';

const settings = [
  { label: 'columns', max: 5 },
  { label: 'spacing', max: 4 },
];

export default function SpacingLab() {
  const [values, setValues] = useState([3, 1]);
  const [columns = 3, spacing = 1] = values;
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 2 }}>
        {settings.map(({ label, max }, index) => (
          <Box key={label} sx={{ width: 140 }}>
            <span id={`${id}-${label}`}>
              {label}: {values[index]}
            </span>
            <Slider
              aria-labelledby={`${id}-${label}`}
              min={1}
              max={max}
              value={values[index] ?? 1}
              onChange={(_event, value) => setValues(values.with(index, value))}
            />
          </Box>
        ))}
      </Box>
      <Masonry columns={columns} spacing={spacing}>
        {notes.map(({ title, height }) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: height }}>
            {title}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
