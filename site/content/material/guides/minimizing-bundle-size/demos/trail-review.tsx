import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const Rating = lazy(() => import('@mui/material/Rating'));

export default function TrailReview() {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ minHeight: 80 }}>
      <Typography gutterBottom>Ridge Loop, 12 km</Typography>
      {open ? (
        <Suspense fallback={<span role="status">Loading the review form…</span>}>
          <Rating name="ridge-loop" defaultValue={3} />
        </Suspense>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Rate this trail
        </Button>
      )}
    </Box>
  );
}
