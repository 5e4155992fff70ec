import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NativePriority() {
  const [priority, setPriority] = useState('normal');

  return (
    <Stack spacing={1} sx={{ width: 260, maxWidth: '100%' }}>
      <TextField
        select
        label="Priority"
        value={priority}
        onChange={(event) => setPriority(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        <optgroup label="Same day">
          <option value="urgent">Urgent</option>
          <option value="high">High</option>
        </optgroup>
        <optgroup label="Later">
          <option value="normal">Normal</option>
          <option value="low">Low</option>
        </optgroup>
      </TextField>
      <Typography role="status">This ticket is {priority}.</Typography>
    </Stack>
  );
}
