import { useRef, useState } from 'react';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function ClearSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('fern');

  function clear() {
    setText('');
    input.current?.focus();
  }

  return (
    <TextField
      label="Find a plant"
      value={text}
      inputRef={input}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        input: {
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Clear the search" onClick={clear}>
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
