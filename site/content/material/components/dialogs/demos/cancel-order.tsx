import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CancelOrder() {
  const reasonId = useId();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('packed');
  const close = () => setOpen(false);

  function cancel() {
    setState('canceled');
    close();
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Order 3041: {state}</Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={reasonId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Cancel order 3041?</DialogTitle>
        <DialogContent>
          <DialogContentText id={reasonId}>
            The parcel goes back to the shelf. The customer gets €84.20 back.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep the order</Button>
          <Button color="error" onClick={cancel}>
            Cancel the order
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
