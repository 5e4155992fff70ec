import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function LightTooltip() {
  return (
    <Tooltip
      describeChild
      arrow
      title="Contains nuts and sesame"
      slotProps={{
        tooltip: {
          sx: { bgcolor: 'background.paper', color: 'text.primary', boxShadow: 3, fontSize: 13 },
        },
        arrow: { sx: { color: 'background.paper' } },
      }}
    >
      <Button href="#styling">Allergens</Button>
    </Tooltip>
  );
}
