import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FerryTimes() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 300 }}>
      <Typography sx={{ p: 2 }}>Next ferry: 14:20 from pier 3</Typography>
      <Divider />
      <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        Cars board 20 minutes before departure.
      </Typography>
    </Paper>
  );
}
