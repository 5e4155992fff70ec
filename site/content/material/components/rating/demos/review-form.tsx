import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function ReviewForm() {
  const id = useId();
  const [message, setMessage] = useState({ text: 'Required', error: false });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const stars = String(new FormData(event.currentTarget).get('stars'));
    setMessage(
      stars === ''
        ? { text: 'Choose a number of stars.', error: true }
        : { text: `Sent: stars=${stars}`, error: false },
    );
  }

  return (
    <Stack component="form" onSubmit={send} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormLabel id={`${id}-label`} error={message.error}>
        Rate the guided tour
      </FormLabel>
      <Rating
        name="stars"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`} role="status" error={message.error}>
        {message.text}
      </FormHelperText>
      <Button type="submit" variant="outlined">
        Send the review
      </Button>
    </Stack>
  );
}
