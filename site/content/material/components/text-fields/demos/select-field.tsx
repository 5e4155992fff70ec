import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rooms = ['Single', 'Double', 'Family'];
const meals = ['None', 'Breakfast', 'Breakfast and dinner'];

export default function SelectField() {
  const [room, setRoom] = useState('Double');

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField
        select
        label="Room"
        helperText="Beds are made on arrival"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
      >
        {rooms.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Meals"
        defaultValue="Breakfast"
        slotProps={{ select: { native: true } }}
      >
        {meals.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
    </Stack>
  );
}
