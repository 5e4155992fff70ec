import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const notice = 'min-w-0 rounded-4xl bg-blue-700 text-white dark:bg-blue-300 dark:text-black';

export default function StyledNotice() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy link
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={3000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Link copied"
        slotProps={{ content: { elevation: 0, className: notice } }}
      />
    </>
  );
}
