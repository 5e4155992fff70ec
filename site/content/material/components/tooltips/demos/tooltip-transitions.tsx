import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TooltipTransitions() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Adagio">
        <Button href="#transitions">Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Andante"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 600 } }}
      >
        <Button href="#transitions">Fade</Button>
      </Tooltip>
      <Tooltip describeChild title="Allegro" slots={{ transition: Zoom }}>
        <Button href="#transitions">Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
