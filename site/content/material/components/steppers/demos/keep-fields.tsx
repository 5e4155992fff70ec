import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const steps = [
  { label: 'Pet', fields: ['Name of the pet', 'Species'] },
  { label: 'Owner', fields: ['Your name', 'Phone'] },
];

export default function KeepFields() {
  const [active, setActive] = useState(0);

  return (
    <Stepper
      nonLinear
      activeStep={active}
      orientation="vertical"
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {steps.map(({ label, fields }, index) => (
        <Step key={label}>
          <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          <StepContent slotProps={{ transition: { unmountOnExit: false } }}>
            <Stack spacing={2} sx={{ py: 1, maxWidth: 320 }}>
              {fields.map((field) => (
                <TextField key={field} label={field} size="small" />
              ))}
            </Stack>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
