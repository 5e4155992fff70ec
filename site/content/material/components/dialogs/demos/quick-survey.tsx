import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function QuickSurvey() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <TextField label="Search recipes" size="small" />
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Give feedback
      </Button>
      {/* #region */}
      <Fade in={open} unmountOnExit onEnter={(panel) => panel.focus()}>
        <Paper
          role="dialog"
          aria-labelledby={id}
          tabIndex={-1}
          elevation={8}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16, zIndex: 'snackbar', p: 2 }}
        >
          <Typography id={id}>Did you find a recipe?</Typography>
          <Button onClick={close}>Yes</Button>
          <Button onClick={close}>No</Button>
        </Paper>
      </Fade>
      {/* #endregion */}
    </Box>
  );
}
