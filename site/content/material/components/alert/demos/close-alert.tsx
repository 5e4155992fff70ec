import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function CloseAlert() {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {open && (
        <Alert severity="info" onClose={close} closeText="Close the hint">
          You can drag songs to change their order.
        </Alert>
      )}
      <Button ref={button} onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        Show the hint
      </Button>
    </Stack>
  );
}
