import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <div>
      <Typography color="textPrimary">Meter reading: 4,812 kWh</Typography>
      <Typography color="textSecondary">Last month: 4,640 kWh</Typography>
      <Typography color="primary">Rate: night and day</Typography>
      <Typography color="error">The meter has not answered for 3 days.</Typography>
      <Typography sx={{ color: 'info.dark' }}>Solar panels: 14 kWh today</Typography>
    </div>
  );
}
