import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BoatTour() {
  const titleId = useId();
  const [tour, setTour] = useState('lighthouse');
  const [open, setOpen] = useState(false);
  // #region
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField label="Name" />
      <TextField select label="Tour" value={tour} onChange={(event) => setTour(event.target.value)}>
        <MenuItem value="lighthouse">Lighthouse</MenuItem>
        <MenuItem value="wreck">Shipwreck</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox />} label="I need a life jacket" />
      <Button variant="contained" onClick={() => setOpen(true)}>
        Book
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Your seat is booked</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
  // #endregion
}
