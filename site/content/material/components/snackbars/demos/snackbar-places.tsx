import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPlaces() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<SnackbarOrigin>({ vertical: 'top', horizontal: 'center' });

  function show(next: SnackbarOrigin) {
    setPlace(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {places.map((next) => (
        <Button
          key={`${next.vertical} ${next.horizontal}`}
          variant="outlined"
          onClick={() => show(next)}
        >
          {next.vertical} {next.horizontal}
        </Button>
      ))}
      <Snackbar
        key={`${place.vertical} ${place.horizontal}`}
        open={open}
        anchorOrigin={place}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Aurora has left berth 4."
      />
    </Stack>
  );
}
