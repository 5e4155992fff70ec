import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const points = [
  'One problem in one request',
  'The effect on your users, in one sentence',
  'Packages and exact versions',
  'A reproduction, or a recording and the code of the component',
  'Steps, what you see, what you expect',
  'What you tried already',
  'No data of customers in code or pictures',
];

export default function RequestCheck() {
  const [done, setDone] = useState<string[]>([points[0] ?? '', points[2] ?? '']);

  function toggle(point: string, on: boolean) {
    setDone((before) => (on ? [...before, point] : before.filter((other) => other !== point)));
  }

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Is your request ready?</FormLabel>
        <FormGroup>
          {points.map((point) => (
            <FormControlLabel
              key={point}
              label={point}
              control={
                <Checkbox
                  checked={done.includes(point)}
                  onChange={(event) => toggle(point, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <LinearProgress
        variant="determinate"
        aria-label="Points done"
        value={(100 * done.length) / points.length}
      />
      <Typography role="status" variant="body2">
        {done.length === points.length
          ? 'Ready to send.'
          : `${done.length} of ${points.length} points`}
      </Typography>
    </Stack>
  );
}
