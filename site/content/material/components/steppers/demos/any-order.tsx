import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const rooms = ['Kitchen', 'Bath', 'Cellar', 'Roof'];

export default function AnyOrder() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<readonly number[]>([]);
  const room = rooms[active] ?? '';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 480 }}>
      <Stepper nonLinear activeStep={active} alternativeLabel sx={{ width: '100%' }}>
        {rooms.map((name, index) => (
          <Step key={name} completed={done.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {done.length} of {rooms.length} rooms inspected
      </Typography>
      <Button
        variant="contained"
        disabled={done.includes(active)}
        onClick={() => setDone([...done, active])}
      >
        Finish {room.toLowerCase()}
      </Button>
    </Stack>
  );
}
