import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ParcelLabel() {
  const [receiver, setReceiver] = useState('Riverside Library');

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField
        label="Recipient"
        value={receiver}
        onChange={(event) => setReceiver(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 24 } }}
        helperText={`${24 - receiver.length} characters left`}
      />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography sx={{ textTransform: 'uppercase', overflowWrap: 'anywhere' }}>
          {receiver || 'No recipient'}
        </Typography>
        <Typography variant="body2">Quay 7, 5003 Bergen</Typography>
      </Paper>
    </Stack>
  );
}
