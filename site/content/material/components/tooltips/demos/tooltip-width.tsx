import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const rule =
  'Books can be renewed twice. A book that someone else has reserved cannot be renewed, and must be back within three days.';

export default function TooltipWidth() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Tooltip describeChild title={rule}>
        <Button href="#width-and-line-breaks">Renew: 300 pixels</Button>
      </Tooltip>
      <Tooltip describeChild title={rule} slotProps={{ tooltip: { sx: { maxWidth: 160 } } }}>
        <Button href="#width-and-line-breaks">Renew: 160 pixels</Button>
      </Tooltip>
      <Tooltip describeChild title={rule} slotProps={{ tooltip: { sx: { maxWidth: 'none' } } }}>
        <Button href="#width-and-line-breaks">Renew: no limit</Button>
      </Tooltip>
    </Stack>
  );
}
