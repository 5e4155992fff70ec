import { useState } from 'react';
import MicIcon from '@mui/icons-material/Mic';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  const [takes, setTakes] = useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['circular', 'extended'] as const).map((variant) => (
        <Stack
          key={variant}
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}
        >
          {sizes.map((size) => (
            <Fab
              key={size}
              size={size}
              variant={variant}
              aria-label={`Record, ${size}, ${variant}`}
              onClick={() => setTakes(takes + 1)}
            >
              <MicIcon sx={variant === 'extended' ? { marginInlineEnd: 0.5 } : undefined} />
              {variant === 'extended' && 'Record'}
            </Fab>
          ))}
        </Stack>
      ))}
      <Typography role="status">Takes recorded: {takes}</Typography>
    </Stack>
  );
}
