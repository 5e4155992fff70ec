import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const variants = ['dots', 'progress'] as const;
const steps = 5;

export default function DotsAndProgress() {
  const [active, setActive] = useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {variants.map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          steps={steps}
          activeStep={active}
          slotProps={{ progress: { 'aria-label': 'Tour' } }}
          backButton={
            <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
              Back
            </Button>
          }
          nextButton={
            <Button
              size="small"
              disabled={active === steps - 1}
              onClick={() => setActive(active + 1)}
            >
              Next
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
