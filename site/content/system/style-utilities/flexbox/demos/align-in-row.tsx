import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const options = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];

export default function AlignInRow() {
  const [alignItems, setAlignItems] = useState('stretch');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="alignItems"
        value={alignItems}
        onChange={(event) => setAlignItems(event.target.value)}
        sx={{ mb: 2, minWidth: 200 }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{ display: 'flex', alignItems, gap: 1, height: 96, border: 1, borderColor: 'divider' }}
      >
        <Box sx={{ p: 1, bgcolor: 'action.hover', typography: 'h5' }}>21 °C</Box>
        <Box sx={{ p: 1, bgcolor: 'action.hover' }}>Light wind</Box>
        <Box sx={{ p: 1, bgcolor: 'action.hover', alignSelf: 'flex-end' }}>Updated 08:00</Box>
      </Box>
    </Box>
  );
}
