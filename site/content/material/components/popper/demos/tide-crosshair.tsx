import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TideCrosshair() {
  const [point, setPoint] = useState<{ x: number; y: number; hour: number } | null>(null);
  const anchor = point && {
    getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0),
  };

  return (
    <>
      <Box
        sx={{ width: '100%', height: 140, border: 1, borderColor: 'divider', p: 1 }}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const hour = Math.floor(((event.clientX - left) / width) * 24);
          setPoint({ x: event.clientX, y: event.clientY, hour });
        }}
        onPointerLeave={() => setPoint(null)}
      >
        Tides: high at 4:10 and 16:35. Move the pointer here.
      </Box>
      <Popper
        open={point !== null}
        anchorEl={anchor}
        placement="top"
        sx={{ pointerEvents: 'none' }}
      >
        <Paper elevation={4} sx={{ p: 1, mb: 1 }}>
          {point?.hour}:00
        </Paper>
      </Popper>
    </>
  );
}
