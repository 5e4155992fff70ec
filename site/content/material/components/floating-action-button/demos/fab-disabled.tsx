import { useState } from 'react';
import SendIcon from '@mui/icons-material/Send';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FabDisabled() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(0);

  function send() {
    setSent(sent + 1);
    setText('');
  }

  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Message to the crew"
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={`${sent} sent`}
        fullWidth
      />
      <Fab
        color="primary"
        aria-label="Send"
        disabled={text === ''}
        onClick={send}
        sx={{ flexShrink: 0 }}
      >
        <SendIcon />
      </Fab>
    </Stack>
  );
}
