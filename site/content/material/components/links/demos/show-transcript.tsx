import { useId, useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ShowTranscript() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <div>
      <Typography>Episode 12: How a lighthouse keeps its rhythm</Typography>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide transcript' : 'Show transcript'}
      </Link>
      <Typography id={id} hidden={!open} sx={{ mt: 1, color: 'text.secondary' }}>
        The lamp turns once every fifteen seconds. Sailors count the pause between two flashes and
        know which tower they see.
      </Typography>
    </div>
  );
}
