import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function Triggers() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Opens at 9" disableHoverListener>
        <Button href="#triggers">Focus or touch</Button>
      </Tooltip>
      <Tooltip describeChild title="Opens at 9" disableTouchListener>
        <Button href="#triggers">Hover or focus</Button>
      </Tooltip>
    </Stack>
  );
}
