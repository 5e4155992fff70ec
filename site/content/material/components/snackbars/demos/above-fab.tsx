import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function AboveFab() {
  const [notes, setNotes] = useState(0);
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Typography>Notes: {notes}</Typography>
      <Fab
        color="primary"
        aria-label="Add a note"
        onClick={() => {
          setNotes(notes + 1);
          setOpen(true);
        }}
        sx={{ position: 'fixed', bottom: 16, right: 16 }}
      >
        <Add />
      </Fab>
      {/* #region */}
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Note added"
        sx={{ bottom: { xs: 88, sm: 24 } }}
      />
      {/* #endregion */}
    </Box>
  );
}
