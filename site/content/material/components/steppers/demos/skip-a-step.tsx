import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Child', 'Siblings', 'School'];
const optionalStep = 1;

export default function SkipAStep() {
  const [active, setActive] = useState(0);
  const [skipped, setSkipped] = useState(false);

  function move(to: number, skip = false) {
    if (active === optionalStep) setSkipped(skip);
    setActive(to);
  }

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active} alternativeLabel>
        {steps.map((label, index) => (
          <Step key={label} completed={index < active && !(index === optionalStep && skipped)}>
            <StepLabel
              optional={
                index === optionalStep && <Typography variant="caption">Optional</Typography>
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button disabled={active === 0} onClick={() => move(active - 1)}>
          Back
        </Button>
        {active === optionalStep && (
          <Button onClick={() => move(active + 1, true)}>Skip siblings</Button>
        )}
        <Button
          variant="contained"
          disabled={active === steps.length}
          onClick={() => move(active + 1)}
        >
          Next
        </Button>
      </Stack>
    </Stack>
  );
}
