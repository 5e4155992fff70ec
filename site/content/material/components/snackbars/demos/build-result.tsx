import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const texts: Partial<Record<AlertColor, string>> = {
  success: 'Build 412 passed.',
  error: 'Build 413 failed: 12 tests.',
};

export default function BuildResult() {
  const [open, setOpen] = useState(false);
  const [severity, setSeverity] = useState<AlertColor>('success');

  function show(next: AlertColor) {
    setSeverity(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => show('success')}>
        Show success
      </Button>
      <Button variant="outlined" onClick={() => show('error')}>
        Show error
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      >
        <Alert
          variant="filled"
          severity={severity}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          {texts[severity]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
