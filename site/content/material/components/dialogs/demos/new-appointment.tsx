import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NewAppointment() {
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const [booked, setBooked] = useState('No appointment yet');

  function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSaving(true);
    setTimeout(() => {
      setBooked(`${String(form.get('patient'))} at ${String(form.get('time'))}`);
      setSaving(false);
      setOpen(false);
    }, 700);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{booked}</Typography>
      <Button variant="contained" onClick={() => setOpen(true)}>
        New appointment
      </Button>
      <Dialog fullWidth maxWidth="xs" open={open} onClose={() => setOpen(false)}>
        <DialogTitle>New appointment</DialogTitle>
        <DialogContent>
          <Stack component="form" id={formId} spacing={2} onSubmit={book} sx={{ pt: 1 }}>
            <TextField required name="patient" label="Patient" />
            <TextField required name="time" label="Time" placeholder="14:30" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="contained" loading={saving}>
            Book
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
