import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function TicketCount() {
  const [text, setText] = useState('2');
  const count = Number(text);
  const wrong = !Number.isInteger(count) || count < 1 || count > 8;
  const step = (by: number) => setText(String(Math.min(8, Math.max(1, (count || 0) + by))));

  return (
    <TextField
      label="Tickets"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={wrong}
      helperText={wrong ? 'A whole number from 1 to 8' : `€${count * 14} in all`}
      sx={{ width: 200 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', style: { textAlign: 'center' } },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <IconButton edge="start" aria-label="One ticket less" onClick={() => step(-1)}>
                <Remove />
              </IconButton>
            </InputAdornment>
          ),
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="One ticket more" onClick={() => step(1)}>
                <Add />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
