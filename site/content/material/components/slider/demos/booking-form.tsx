import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BookingForm() {
  const [sent, setSent] = useState('Nothing sent yet');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`Sent: weeks=${new FormData(event.currentTarget).getAll('weeks').join(' and ')}`);
  }

  return (
    <Stack component="form" onSubmit={send} spacing={1} sx={{ width: 260 }}>
      <Typography>Weeks when you can volunteer</Typography>
      <Slider
        name="weeks"
        min={1}
        max={52}
        defaultValue={[20, 30]}
        valueLabelDisplay="auto"
        getAriaLabel={(index) => (index === 0 ? 'First week' : 'Last week')}
      />
      <Button type="submit" variant="outlined">
        Send
      </Button>
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
