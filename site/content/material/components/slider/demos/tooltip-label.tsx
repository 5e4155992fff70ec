import Box from '@mui/material/Box';
import Slider, { type SliderValueLabelProps } from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';

function ValueLabel({ children, value, open }: SliderValueLabelProps) {
  return (
    <Tooltip open={open} title={value} placement="top" arrow>
      {children}
    </Tooltip>
  );
}

export default function TooltipLabel() {
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        aria-label="Servings"
        defaultValue={4}
        min={1}
        max={12}
        shiftStep={4}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} servings`}
        slots={{ valueLabel: ValueLabel }}
      />
    </Box>
  );
}
