import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

export default function DialDirections() {
  const [direction, setDirection] = useState<Direction>('up');

  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(_event, value: Direction | null) => value && setDirection(value)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ position: 'relative', height: 420, display: 'grid', placeItems: 'center' }}>
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Plan a trip"
            direction={direction}
            icon={<Add />}
            sx={{
              position: 'absolute',
              ...(direction === 'up' && { bottom: 0 }),
              ...(direction === 'left' && { right: 0 }),
              ...(direction === 'right' && { left: 0 }),
            }}
          >
            <SpeedDialAction
              icon={<DirectionsBus />}
              slotProps={{ tooltip: { title: 'By bus' } }}
            />
            <SpeedDialAction
              icon={<DirectionsBike />}
              slotProps={{ tooltip: { title: 'By bike' } }}
            />
            <SpeedDialAction
              icon={<DirectionsWalk />}
              slotProps={{ tooltip: { title: 'On foot' } }}
            />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
