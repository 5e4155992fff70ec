import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const card = { position: 'absolute', p: 2, width: 160, border: 1, bgcolor: 'background.paper' };

export default function StackedCards() {
  const [swapped, setSwapped] = useState(false);

  return (
    <Box>
      <Box sx={{ position: 'relative', height: 112, width: 220 }}>
        <Box sx={{ ...card, top: 0, left: 0, zIndex: swapped ? 2 : 1 }}>Outward ticket</Box>
        <Box sx={{ ...card, top: 44, left: 48, zIndex: swapped ? 1 : 2 }}>Return ticket</Box>
      </Box>
      <Button size="small" onClick={() => setSwapped(!swapped)}>
        Swap tickets
      </Button>
    </Box>
  );
}
