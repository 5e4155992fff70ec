import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const options = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
];

export default function Distribute() {
  const [justifyContent, setJustifyContent] = useState('space-between');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="justifyContent"
        value={justifyContent}
        onChange={(event) => setJustifyContent(event.target.value)}
        sx={{ mb: 2, minWidth: 200 }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', justifyContent, border: 1, borderColor: 'divider' }}>
        {['Mon', 'Tue', 'Wed'].map((day) => (
          <Box key={day} sx={{ p: 1, bgcolor: 'action.hover' }}>
            {day}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
