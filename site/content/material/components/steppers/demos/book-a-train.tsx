import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Seat', 'Meal', 'Pay'];
const tasks = ['Choose your seat.', 'Order a meal for the trip.', 'Pay for your ticket.'];

export default function BookATrain() {
  const [active, setActive] = useState(0);
  const done = active === steps.length;

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{tasks[active] ?? 'Your ticket is booked.'}</Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
          {done ? 'Book another' : active === steps.length - 1 ? 'Pay' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}
