import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { alpha, darken, emphasize, lighten } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const base = '#00695c';
const functions = { lighten, darken, emphasize, alpha };

export default function MixColors() {
  const labelId = useId();
  const [amount, setAmount] = useState(0.3);

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%' }}>
      {Object.entries(functions).map(([name, mix]) => (
        <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box
            sx={{ width: 48, height: 32, flexShrink: 0 }}
            style={{ backgroundColor: mix(base, amount) }}
          />
          <Typography variant="body2">
            {name}: {mix(base, amount)}
          </Typography>
        </Stack>
      ))}
      <Typography variant="body2" id={labelId}>
        Amount: {amount}
      </Typography>
      <Slider
        aria-labelledby={labelId}
        min={0}
        max={1}
        step={0.1}
        value={amount}
        onChange={(_event, value) => setAmount(value)}
      />
    </Stack>
  );
}
