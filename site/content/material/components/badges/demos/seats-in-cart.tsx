import { useState } from 'react';
import EventSeatIcon from '@mui/icons-material/EventSeat';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SeatsInCart() {
  const [seats, setSeats] = useState(1);
  const [showZero, setShowZero] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={seats} showZero={showZero} color="secondary">
        <EventSeatIcon titleAccess="Reserved seats" />
      </Badge>
      <ButtonGroup aria-label="Number of seats">
        <Button disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
          Remove a seat
        </Button>
        <Button onClick={() => setSeats(seats + 1)}>Add a seat</Button>
      </ButtonGroup>
      <FormControlLabel
        control={<Switch checked={showZero} onChange={(_event, on) => setShowZero(on)} />}
        label="Show zero"
      />
    </Stack>
  );
}
