import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RichContent() {
  return (
    <Tooltip
      describeChild
      title={
        <>
          <Typography variant="subtitle2">Peak hours</Typography>
          <Typography variant="body2">
            7 to 10 a.m. and 5 to 8 p.m. Power costs <b>twice as much</b> then.
          </Typography>
        </>
      }
    >
      <Button href="#rich-content">Peak rate</Button>
    </Tooltip>
  );
}
