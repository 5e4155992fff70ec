import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import './light-tooltip.css';

export default function LightTooltip() {
  return (
    <Tooltip
      describeChild
      arrow
      title="Contains nuts and sesame"
      slotProps={{
        tooltip: { className: 'light-tooltip' },
        arrow: { className: 'light-tooltip__arrow' },
      }}
    >
      <Button href="#styling">Allergens</Button>
    </Tooltip>
  );
}
