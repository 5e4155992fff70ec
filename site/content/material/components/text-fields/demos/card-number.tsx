import { useState } from 'react';
import TextField from '@mui/material/TextField';

/** Keeps the digits, and puts a space after every four. */
function inGroups(text: string) {
  return text
    .replace(/\D/g, '')
    .slice(0, 12)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

export default function CardNumber() {
  const [card, setCard] = useState('4417 20');

  return (
    <TextField
      label="Library card"
      value={card}
      onChange={(event) => setCard(inGroups(event.target.value))}
      helperText="Twelve digits"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
