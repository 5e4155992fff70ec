import { useRef, useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormErrors() {
  const [name, setName] = useState('');
  const [result, setResult] = useState<'error' | 'success'>();
  const alert = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setResult(name === '' ? 'error' : 'success');
    alert.current?.focus();
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ width: '100%' }}>
      <div ref={alert} tabIndex={-1}>
        {result && (
          <Alert severity={result}>
            {result === 'error' ? 'Booking failed: enter a name.' : `Booked for ${name}.`}
          </Alert>
        )}
      </div>
      <TextField
        label="Name"
        required
        value={name}
        error={result === 'error'}
        helperText={result === 'error' && 'A name is required.'}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Book a bed
      </Button>
    </Stack>
  );
}
