import Typography from '@mui/material/Typography';

export default function TextStyles() {
  return (
    <div>
      <Typography sx={{ fontWeight: 'fontWeightBold' }}>Bring your vaccination card.</Typography>
      <Typography sx={{ fontStyle: 'italic' }}>Waiting time: about 20 minutes.</Typography>
      <Typography sx={{ textTransform: 'uppercase', letterSpacing: 1 }}>Room 3</Typography>
      <Typography>
        Do <strong>not</strong> eat for two hours before the test.
      </Typography>
    </div>
  );
}
