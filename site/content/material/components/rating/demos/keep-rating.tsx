import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function KeepRating() {
  const [value, setValue] = useState(3);

  return (
    <Stack>
      <Rating
        role="radiogroup"
        aria-label="Your seat in the theater"
        value={value}
        onChange={(_event, next) => setValue(next ?? value)}
      />
      <Typography role="status">Your rating: {value}</Typography>
    </Stack>
  );
}
