import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function DensitySwitch() {
  const [step, setStep] = useState(8);
  const theme = useMemo(
    () => createTheme({ colorSchemes: { light: true, dark: true }, spacing: step }),
    [step],
  );

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <RadioGroup
        row
        aria-label="One step"
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
      >
        {[4, 8, 12].map((size) => (
          <FormControlLabel key={size} value={size} control={<Radio />} label={`${size} px`} />
        ))}
      </RadioGroup>
      <ThemeProvider theme={theme}>
        <Box sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider' }}>
          {['Bread, 12 loaves', 'Milk, 30 liters', 'Apples, 2 crates'].map((line) => (
            <Box key={line} sx={{ p: 1, bgcolor: 'action.hover', typography: 'body2' }}>
              {line}
            </Box>
          ))}
        </Box>
      </ThemeProvider>
    </Stack>
  );
}
