import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { coffees, flavors } from './data';

export default function GridShape() {
  const id = useId();
  const [shape, setShape] = useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 3, justifyContent: 'center', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Grid shape"
          value={shape}
          onChange={(_event, value: typeof shape | null) => setShape(value ?? shape)}
        >
          <ToggleButton value="sharp">Sharp</ToggleButton>
          <ToggleButton value="circular">Circular</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ width: 160 }}>
          <Typography id={id} variant="body2">{`Divisions: ${divisions}`}</Typography>
          <Slider
            size="small"
            aria-labelledby={id}
            min={1}
            max={10}
            value={divisions}
            onChange={(_event, value) => setDivisions(value)}
          />
        </Box>
      </Stack>
      <div dir="ltr">
        <RadarChart
          aria-label="Flavor of two coffees"
          height={300}
          margin={{ left: 70, right: 70 }}
          shape={shape}
          divisions={divisions}
          radar={{ max: 10, metrics: flavors }}
          series={coffees}
        />
      </div>
    </Box>
  );
}
