import { useState } from 'react';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const patients = ['Amina Diallo', 'Bruno Castillo', 'Chen Wei', 'Daniel Okafor'];

export default function PatientSearch() {
  const [text, setText] = useState('');
  const found = patients.filter((name) => name.toLowerCase().includes(text.toLowerCase()));

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" color="default" component="div">
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="p">
            Ward 3
          </Typography>
          <InputBase
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Search"
            inputProps={{ 'aria-label': 'Search patients' }}
            startAdornment={<Search sx={{ mr: 1 }} />}
            sx={{ flex: 1, px: 1, border: 1, borderColor: 'text.secondary', borderRadius: 1 }}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 2 }}>
        {found.join(', ') || 'No patient found'}
      </Typography>
    </Box>
  );
}
