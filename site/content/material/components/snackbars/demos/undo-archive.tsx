import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UndoArchive() {
  const [archived, setArchived] = useState(false);
  const [open, setOpen] = useState(false);

  function archive(next: boolean) {
    setArchived(next);
    setOpen(next);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>Letter to Ms. Diallo: {archived ? 'archived' : 'in the inbox'}</Typography>
      <Button variant="outlined" onClick={() => archive(!archived)}>
        {archived ? 'Restore' : 'Archive'}
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && setOpen(false)}
        message="Letter archived"
        action={
          <>
            <Button size="small" color="inherit" onClick={() => archive(false)}>
              Undo
            </Button>
            <IconButton
              size="small"
              color="inherit"
              aria-label="Close the message"
              onClick={() => setOpen(false)}
            >
              <Close fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Stack>
  );
}
