import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TextAlign() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2 }}>
      <Typography sx={{ textAlign: 'start' }}>Start: rye bread</Typography>
      <Typography align="center">Center: 3 loaves</Typography>
      <Typography sx={{ textAlign: 'end' }}>End: $12.60</Typography>
    </Paper>
  );
}
