import { useState } from 'react';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function IconGroup() {
  const [angle, setAngle] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Rotate the scan">
        <Tooltip title="Rotate left">
          <Button onClick={() => setAngle(angle - 90)}>
            <RotateLeftIcon />
          </Button>
        </Tooltip>
        <Tooltip title="Rotate right">
          <Button onClick={() => setAngle(angle + 90)}>
            <RotateRightIcon />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <Typography role="status">Angle: {angle}°</Typography>
    </Stack>
  );
}
