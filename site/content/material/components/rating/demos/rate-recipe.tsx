import { useId, useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RateRecipe() {
  const labelId = useId();
  const [value, setValue] = useState<number | null>(4);

  return (
    <Stack>
      <Typography id={labelId}>How was the lentil soup?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, next) => setValue(next)}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {value === null ? 'Not rated' : `${value} of 5`}
      </Typography>
    </Stack>
  );
}
