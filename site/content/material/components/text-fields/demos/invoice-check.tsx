import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function InvoiceCheck() {
  const [number, setNumber] = useState('2041');
  const [left, setLeft] = useState(true);
  const wrong = left && !/^\d{6}$/.test(number);

  return (
    <TextField
      required
      label="Invoice number"
      value={number}
      onChange={(event) => setNumber(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={wrong}
      helperText={wrong ? 'Six digits, for example 204118' : 'Top right on the invoice'}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
