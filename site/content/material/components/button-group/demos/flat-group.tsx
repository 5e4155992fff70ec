import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FlatGroup() {
  const [seats, setSeats] = useState(2);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" disableElevation aria-label="Seats">
        <Button onClick={() => setSeats(Math.max(1, seats - 1))}>One less</Button>
        <Button onClick={() => setSeats(seats + 1)}>One more</Button>
      </ButtonGroup>
      <Typography role="status">{seats} seats in row F</Typography>
    </Stack>
  );
}
