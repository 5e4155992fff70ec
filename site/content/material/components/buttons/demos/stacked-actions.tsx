import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackedActions() {
  const [answer, setAnswer] = useState('Your table is free at 19:30.');

  return (
    <Paper variant="outlined" sx={{ width: 260, maxWidth: '100%', p: 2 }}>
      <Typography role="status" gutterBottom>
        {answer}
      </Typography>
      <Stack spacing={1}>
        <Button
          fullWidth
          disableElevation
          variant="contained"
          onClick={() => setAnswer('Booked. See you at 19:30.')}
        >
          Book table
        </Button>
        <Button fullWidth onClick={() => setAnswer('We will ask for 20:00.')}>
          Ask for 20:00
        </Button>
      </Stack>
    </Paper>
  );
}
