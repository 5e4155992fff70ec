import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const messages: Record<string, string> = {
  flute: 'Correct: a flute has no reed.',
  oboe: 'Not this one. An oboe has a double reed.',
};

export default function QuizAnswer() {
  const id = useId();
  const [message, setMessage] = useState('');
  const error = message !== '' && message !== messages.flute;

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('instrument');
    setMessage(messages[String(answer)] ?? 'Choose an answer.');
  }

  return (
    <form onSubmit={check}>
      <FormControl error={error}>
        <FormLabel id={`${id}-label`}>Which instrument has no reed?</FormLabel>
        <RadioGroup
          name="instrument"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-invalid={error}
          onChange={() => setMessage('')}
        >
          <FormControlLabel value="oboe" control={<Radio />} label="Oboe" />
          <FormControlLabel value="flute" control={<Radio />} label="Flute" />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status">
          {message || ' '}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check the answer
        </Button>
      </FormControl>
    </form>
  );
}
