import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function RequiredReason() {
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const missing = sent && reason === '';

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
  }

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={send}
      sx={{ width: 280, maxWidth: '100%', alignItems: 'flex-start' }}
    >
      <TextField
        select
        required
        fullWidth
        label="Why are you sending it back?"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={missing}
        helperText={missing ? 'Choose a reason, so that we can refund you' : ' '}
      >
        <MenuItem value="broken">It arrived broken</MenuItem>
        <MenuItem value="late">It came too late</MenuItem>
        <MenuItem value="wrong">It is not what I ordered</MenuItem>
      </TextField>
      <Button type="submit" variant="contained">
        Send back
      </Button>
    </Stack>
  );
}
