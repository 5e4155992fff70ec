import { useState } from 'react';
import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const positions = ['flex-start', 'center', 'flex-end', 'space-between', 'space-around'];

export default function JustifyItems() {
  const [justifyContent, setJustifyContent] = useState('space-between');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="justifyContent"
        value={justifyContent}
        onChange={(event) => setJustifyContent(event.target.value)}
        sx={{ width: 240, maxWidth: '100%', mb: 3 }}
      >
        {positions.map((position) => (
          <MenuItem key={position} value={position}>
            {position}
          </MenuItem>
        ))}
      </TextField>
      <GridLegacy container spacing={1} justifyContent={justifyContent} alignItems="center">
        {[40, 80, 60].map((height, index) => (
          <GridLegacy key={height} item xs={3}>
            <Paper variant="outlined" sx={{ height, p: 1 }}>
              {index + 1}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
