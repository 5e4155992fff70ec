import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TripForm() {
  const [sent, setSent] = useState('');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('class')));
  }

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      {/* #region */}
      <TextField select required name="class" label="Class" defaultValue="second">
        <MenuItem value="first">First class</MenuItem>
        <MenuItem value="second">Second class</MenuItem>
      </TextField>
      {/* #endregion */}
      <Button type="submit" variant="contained">
        Find trains
      </Button>
      <Typography role="status">{sent ? `Sent: class=${sent}` : 'Nothing sent yet'}</Typography>
    </Stack>
  );
}
