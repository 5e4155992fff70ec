import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MapZoom() {
  const [zoom, setZoom] = useState(100);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Map zoom">
        <Button onClick={() => setZoom(Math.max(25, zoom - 25))}>Zoom out</Button>
        <Button onClick={() => setZoom(100)}>Reset</Button>
        <Button onClick={() => setZoom(Math.min(400, zoom + 25))}>Zoom in</Button>
      </ButtonGroup>
      <Typography role="status">Zoom: {zoom}%</Typography>
    </Stack>
  );
}
