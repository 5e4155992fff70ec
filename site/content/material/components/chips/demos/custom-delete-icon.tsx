import { useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import DoneIcon from '@mui/icons-material/Done';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function CustomDeleteIcon() {
  const [watered, setWatered] = useState(false);
  const [dropped, setDropped] = useState(false);

  function reset() {
    setWatered(false);
    setDropped(false);
  }

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {!watered && (
        <Chip
          label="Water the basil"
          aria-label="Water the basil, press Delete when done"
          onDelete={() => setWatered(true)}
          deleteIcon={<DoneIcon />}
        />
      )}
      {!dropped && (
        <Chip
          label="Buy rennet"
          aria-label="Buy rennet, press Delete to remove"
          variant="outlined"
          onDelete={() => setDropped(true)}
          deleteIcon={<DeleteIcon />}
        />
      )}
      <Button disabled={!watered && !dropped} onClick={reset}>
        Reset tasks
      </Button>
    </Stack>
  );
}
