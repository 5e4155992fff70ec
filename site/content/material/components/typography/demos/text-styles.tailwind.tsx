import Typography from '@mui/material/Typography';

export default function TextStyles() {
  return (
    <div>
      <Typography className="font-bold">Bring your vaccination card.</Typography>
      <Typography className="italic">Waiting time: about 20 minutes.</Typography>
      <Typography className="tracking-[1px] uppercase">Room 3</Typography>
      <Typography>
        Do <strong>not</strong> eat for two hours before the test.
      </Typography>
    </div>
  );
}
