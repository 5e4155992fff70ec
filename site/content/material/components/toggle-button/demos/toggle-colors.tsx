import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const colors = ['standard', 'secondary', 'success'] as const;

export default function ToggleColors() {
  const [key, setKey] = useState<string | null>('major');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          color={color}
          exclusive
          aria-label={`Key, ${color}`}
          value={key}
          onChange={(_event, next: string | null) => setKey(next)}
        >
          <ToggleButton value="major">Major</ToggleButton>
          <ToggleButton value="minor">Minor</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
