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
          className:
            'bg-white text-[13px] text-black/87 shadow-md dark:bg-[#121212] dark:text-white',
        },
        arrow: { className: 'text-white dark:text-[#121212]' },
      }}
    >
      <Button href="#styling">Allergens</Button>
    </Tooltip>
  );
}
