import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function CenteredNotice() {
  const [step, setStep] = useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ width: 220, mx: 'auto', p: 2, border: 1, borderColor: 'divider' }}>
        Step {step} of 3, centered with mx auto
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined" disabled={step === 1} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={step === 3}
          onClick={() => setStep(step + 1)}
          sx={{ marginInlineStart: 'auto' }}
        >
          Next
        </Button>
      </Box>
    </Box>
  );
}
