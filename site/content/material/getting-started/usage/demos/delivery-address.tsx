import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DeliveryAddress() {
  const [postcode, setPostcode] = useState('50');
  const wrong = !/^\d{4}$/.test(postcode);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Name of the ship" defaultValue="Aurora" />
      <TextField
        label="Postcode"
        value={postcode}
        onChange={(event) => setPostcode(event.target.value)}
        error={wrong}
        helperText={wrong ? 'Four digits, for example 5003' : 'Bergen'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
    </Stack>
  );
}
