import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function OpeningHours() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Reading room: 9 am to 8 pm
      </Paper>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Children’s library: 10 am to 6 pm
      </Paper>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Archive: by appointment
      </Paper>
    </Stack>
  );
}
