import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function SavedNotice() {
  const [saved, setSaved] = useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setSaved(!saved)}>
        {saved ? 'Edit again' : 'Save lesson'}
      </Button>
      <Box role="status">
        <Fade in={saved} mountOnEnter unmountOnExit>
          <Typography>All changes saved</Typography>
        </Fade>
      </Box>
    </Box>
  );
}
