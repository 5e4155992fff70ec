import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function VolunteerForm() {
  const [sent, setSent] = useState('Nothing sent yet.');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const birthday = new FormData(event.currentTarget).get('birthday');
    setSent(birthday ? `birthday=${String(birthday)}` : 'birthday is empty');
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={handleSubmit}
        sx={{ width: '100%', maxWidth: 300 }}
      >
        <DateField label="Date of birth" name="birthday" format="YYYY-MM-DD" required />
        <Button type="submit" variant="contained">
          Sign up
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
