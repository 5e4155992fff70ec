import { useState } from 'react';
import Box from '@mui/material/Box';

const seats = ['Stalls', 'Circle', 'Balcony'];

export default function KeepTheSize() {
  const [area, setArea] = useState('Circle');

  return (
    <Box role="group" aria-label="Seating area" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {seats.map((seat) => (
        <Box
          component="button"
          type="button"
          key={seat}
          aria-pressed={seat === area}
          onClick={() => setArea(seat)}
          sx={{
            p: 2,
            border: 2,
            borderColor: seat === area ? 'primary.main' : 'transparent',
            borderRadius: 1,
            bgcolor: 'action.hover',
            color: 'text.primary',
            font: 'inherit',
            cursor: 'pointer',
          }}
        >
          {seat}
        </Box>
      ))}
    </Box>
  );
}
