import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const rooms = ['Kitchen', 'Bath', 'Hall', 'Attic', 'Cellar', 'Porch'];

export default function SpacingChoice() {
  const [spacing, setSpacing] = useState(2);
  const labelId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId}>Spacing: {spacing}</Typography>
      <Slider
        aria-labelledby={labelId}
        value={spacing}
        onChange={(_event, value) => setSpacing(value)}
        max={6}
        marks
        sx={{ maxWidth: 240, mb: 3 }}
      />
      <GridLegacy container spacing={spacing}>
        {rooms.map((room) => (
          <GridLegacy key={room} item xs={4}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {room}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
