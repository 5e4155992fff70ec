import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NoValue() {
  const [level, setLevel] = useState<number | null>(null);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Gauge
        direction="ltr"
        aria-label="Rainwater tank, in liters"
        {...(level === null && { 'aria-valuetext': 'No reading yet' })}
        width={150}
        height={150}
        value={level}
        valueMax={2000}
        text={({ value }) => (value === null ? 'No reading' : `${value} L`)}
      />
      <Button onClick={() => setLevel(level === null ? 1340 : null)}>
        {level === null ? 'Connect sensor' : 'Disconnect sensor'}
      </Button>
    </Stack>
  );
}
