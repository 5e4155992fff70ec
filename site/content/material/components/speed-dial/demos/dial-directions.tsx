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
import Typography from '@mui/material/Typography';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];
const actions = [
  { label: 'By bus', icon: <DirectionsBus /> },
  { label: 'By bike', icon: <DirectionsBike /> },
  { label: 'On foot', icon: <DirectionsWalk /> },
];

export default function DialDirections() {
  const [direction, setDirection] = useState<Direction>('up');
  const [route, setRoute] = useState('not planned');

  return (
    <Box sx={{ width: '100%' }}>
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
      <Typography role="status" sx={{ mt: 1 }}>
        Trip: {route}
      </Typography>
      <Box sx={{ position: 'relative', height: 280 }}>
        <SpeedDial
          ariaLabel="Plan a trip"
          direction={direction}
          icon={<Add />}
          sx={{
            position: 'absolute',
            ...(direction === 'up' ? { bottom: 16 } : { top: 16 }),
            ...(direction === 'right' ? { left: 0 } : { right: 0 }),
          }}
        >
          {actions.map(({ label, icon }) => (
            <SpeedDialAction
              key={label}
              icon={icon}
              slotProps={{ tooltip: { title: label } }}
              onClick={() => setRoute(label)}
            />
          ))}
        </SpeedDial>
      </Box>
    </Box>
  );
}
