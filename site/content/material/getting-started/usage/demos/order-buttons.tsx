import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderButtons() {
  const [boxes, setBoxes] = useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Boxes in your order: {boxes}</Typography>
      <Stack direction="row" useFlexGap spacing={1}>
        <Button variant="contained" onClick={() => setBoxes(boxes + 1)}>
          Add a box
        </Button>
        <Button variant="outlined" onClick={() => setBoxes(1)} disabled={boxes === 1}>
          Start again
        </Button>
      </Stack>
    </Stack>
  );
}
