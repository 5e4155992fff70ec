import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Message {
  id: number;
  text: string;
}

export default function MessageQueue() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [boxes, setBoxes] = useState(0);
  const [open, setOpen] = useState(false);
  const first = queue[0];

  function load() {
    const id = boxes + 1;
    setBoxes(id);
    setQueue([...queue, { id, text: `Box ${id} is on the truck.` }]);
    if (queue.length === 0) setOpen(true);
  }

  function next() {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={load}>
        Load a box
      </Button>
      <Typography>Waiting messages: {Math.max(queue.length - 1, 0)}</Typography>
      <Snackbar
        key={first?.id ?? 'none'}
        open={open}
        autoHideDuration={2500}
        message={first?.text}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: next } }}
      />
    </Stack>
  );
}
