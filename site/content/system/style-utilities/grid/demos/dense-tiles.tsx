import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const tiles = [
  { name: 'North hall', span: 2 },
  { name: 'East hall', span: 2 },
  { name: 'Kiosk', span: 1 },
  { name: 'Lobby', span: 1 },
];

export default function DenseTiles() {
  const [dense, setDense] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Fill gaps"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gridAutoFlow: dense ? 'row dense' : 'row',
          gap: 1,
        }}
      >
        {tiles.map(({ name, span }) => (
          <Box key={name} sx={{ p: 1, gridColumn: `span ${span}`, bgcolor: 'action.hover' }}>
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
