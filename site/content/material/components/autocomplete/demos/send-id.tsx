import { useState, type FormEvent } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const courses = [
  { id: 'c-17', label: 'Pottery for beginners' },
  { id: 'c-21', label: 'Bread baking' },
  { id: 'c-30', label: 'Bicycle repair' },
];

export default function SendId() {
  const [course, setCourse] = useState<(typeof courses)[number] | null>(null);
  const [sent, setSent] = useState('');

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('course')));
  }

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      {/* #region */}
      <Autocomplete
        options={courses}
        value={course}
        onChange={(_event, next) => setCourse(next)}
        renderInput={(params) => <TextField {...params} required label="Course" />}
      />
      <input type="hidden" name="course" value={course?.id ?? ''} />
      {/* #endregion */}
      <Button type="submit" variant="contained">
        Sign up
      </Button>
      <Typography role="status">{sent ? `Sent: course=${sent}` : 'Not sent yet'}</Typography>
    </Stack>
  );
}
