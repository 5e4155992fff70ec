import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function RecipeNotes() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Notes on the dough
      </Button>
      <Collapse in={open}>
        <Typography>
          Keep the butter cold and the water colder. Let the dough rest for an hour before you roll
          it out.
        </Typography>
      </Collapse>
      <Typography sx={{ mt: 1 }}>Bake at 190 °C for 35 minutes.</Typography>
    </Box>
  );
}
