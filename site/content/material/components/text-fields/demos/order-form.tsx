import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OrderForm() {
  const street = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');

  // #region
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const address = String(data.get('street')).trim();
    const missing = !/\d/.test(address);
    setError(missing ? 'Add the house number' : '');
    setSent(missing ? '' : `${address}, ${String(data.get('city'))}`);
    if (missing) street.current?.focus();
  }
  // #endregion

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={send}
      spacing={2}
      sx={{ width: 300, maxWidth: '100%' }}
    >
      <TextField
        required
        name="street"
        label="Street and number"
        autoComplete="street-address"
        inputRef={street}
        error={error !== ''}
        helperText={error || ' '}
      />
      <TextField name="city" label="City" autoComplete="address-level2" defaultValue="Utrecht" />
      <Button type="submit" variant="contained">
        Deliver here
      </Button>
      <Typography role="status">{sent ? `Delivery to ${sent}` : 'No address yet'}</Typography>
    </Stack>
  );
}
