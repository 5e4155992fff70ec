import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { enrollment } from './data';

export default function ClickAStep() {
  const [step, setStep] = useState(1);
  const lost = (enrollment[step - 1]?.value ?? 0) - (enrollment[step]?.value ?? 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mb: 1 }}>
        {enrollment.map(({ label }, index) => (
          <Chip
            key={label}
            label={label}
            variant={index === step ? 'filled' : 'outlined'}
            aria-pressed={index === step}
            onClick={() => setStep(index)}
          />
        ))}
      </Stack>
      <FunnelChart
        aria-label="395 of 1,840 visitors enrolled; click a section for details"
        height={260}
        hideLegend
        series={[{ data: enrollment, variant: 'outlined' }]}
        onItemClick={(_event, { dataIndex }) => setStep(dataIndex)}
      />
      <Typography role="status" align="center">
        {step === 0 ? 'First step' : `${lost} people left before this step`}
      </Typography>
    </Box>
  );
}
