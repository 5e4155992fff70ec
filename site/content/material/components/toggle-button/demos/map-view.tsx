import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function MapView() {
  const [view, setView] = useState<string | null>('terrain');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Map layer"
        value={view}
        onChange={(_event, next: string | null) => setView(next)}
      >
        <ToggleButton value="terrain">Terrain</ToggleButton>
        <ToggleButton value="satellite">Satellite</ToggleButton>
        <ToggleButton value="transit">Transit</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">Layer: {view ?? 'none'}</Typography>
    </Stack>
  );
}
