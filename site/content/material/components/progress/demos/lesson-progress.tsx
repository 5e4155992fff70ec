import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LessonProgress() {
  const id = useId();
  const [answered, setAnswered] = useState(3);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Typography id={id}>{answered} of 10 questions answered</Typography>
      <LinearProgress
        variant="determinate"
        value={answered * 10}
        aria-labelledby={id}
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setAnswered(answered === 10 ? 0 : answered + 1)}>
        {answered === 10 ? 'Start over' : 'Next question'}
      </Button>
    </Stack>
  );
}
