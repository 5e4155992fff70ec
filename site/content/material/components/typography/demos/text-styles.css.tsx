import Typography from '@mui/material/Typography';
import './text-styles.css';

export default function TextStyles() {
  return (
    <div className="text-styles">
      <Typography className="text-styles__bold">Bring your vaccination card.</Typography>
      <Typography className="text-styles__italic">Waiting time: about 20 minutes.</Typography>
      <Typography className="text-styles__capitals">Room 3</Typography>
      <Typography>
        Do <strong>not</strong> eat for two hours before the test.
      </Typography>
    </div>
  );
}
