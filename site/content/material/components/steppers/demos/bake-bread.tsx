import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Mix', text: 'Stir flour, water and starter until no dry flour is left.' },
  { label: 'Fold', text: 'Fold the dough every half hour, four times in all.' },
  { label: 'Bake', text: 'Bake covered for 25 minutes, then open for 20.' },
];

export default function BakeBread() {
  const [active, setActive] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography sx={{ mb: 1 }}>{text}</Typography>
              <Button variant="contained" size="small" onClick={() => setActive(index + 1)}>
                Done
              </Button>
              <Button size="small" disabled={index === 0} onClick={() => setActive(index - 1)}>
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Button size="small" onClick={() => setActive(0)} sx={{ mt: 2 }}>
          Bake another loaf
        </Button>
      )}
    </Box>
  );
}
