import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const meaningOf = (value: number | null) => meanings[(value ?? 0) - 1] ?? 'Not rated';

export default function ServiceFeedback() {
  const [value, setValue] = useState<number | null>(3);
  const [hover, setHover] = useState(-1);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
      <Rating
        role="radiogroup"
        aria-label="Ferry crossing"
        value={value}
        getLabelText={meaningOf}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHover(next)}
      />
      <Typography role="status">{meaningOf(hover === -1 ? value : hover)}</Typography>
    </Stack>
  );
}
