import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OpeningHours() {
  return (
    <Paper sx={{ p: 2, maxWidth: 280 }}>
      <Typography gutterBottom>Reading room</Typography>
      <Typography variant="body2">Open until 8 p.m. today. 14 desks are free.</Typography>
    </Paper>
  );
}
