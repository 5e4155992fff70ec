import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const shifts = ['Early', 'Late', 'Night'];

export default function FormValues() {
  const [sent, setSent] = useState<string[]>([]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('shift').map(String));
  }

  return (
    <form onSubmit={send}>
      <FormGroup row role="group" aria-label="Shifts you can take">
        {shifts.map((shift) => (
          <FormControlLabel
            key={shift}
            label={shift}
            control={<Checkbox name="shift" value={shift} defaultChecked={shift === 'Late'} />}
          />
        ))}
      </FormGroup>
      <Button type="submit" variant="contained" sx={{ my: 1 }}>
        Send
      </Button>
      <Typography role="status">
        {sent.length === 0 ? 'Nothing sent yet' : `The server got: ${sent.join(', ')}`}
      </Typography>
    </form>
  );
}
