import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function TableReservation() {
  const [sent, setSent] = useState('Nothing sent yet');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([key, value]) => `${key}=${String(value)}`).join(', ') || 'Empty form');
  }

  return (
    <Stack
      component="form"
      onSubmit={send}
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormControlLabel control={<Switch name="terrace" />} label="Table on the terrace" />
      <FormControlLabel
        control={<Switch name="menu" value="vegan" defaultChecked />}
        label="Vegan menu"
      />
      <Button type="submit" variant="outlined">
        Reserve
      </Button>
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
