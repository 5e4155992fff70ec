import { useState } from 'react';
import LuggageIcon from '@mui/icons-material/Luggage';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BadgePosition() {
  const [vertical, setVertical] = useState<'top' | 'bottom'>('top');
  const [horizontal, setHorizontal] = useState<'left' | 'right'>('right');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={2} color="primary" anchorOrigin={{ vertical, horizontal }}>
        <LuggageIcon titleAccess="Checked bags" fontSize="large" />
      </Badge>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Vertical position"
          value={vertical}
          onChange={(_event, value: 'top' | 'bottom' | null) => value && setVertical(value)}
        >
          <ToggleButton value="top">Top</ToggleButton>
          <ToggleButton value="bottom">Bottom</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Horizontal position"
          value={horizontal}
          onChange={(_event, value: 'left' | 'right' | null) => value && setHorizontal(value)}
        >
          <ToggleButton value="left">Left</ToggleButton>
          <ToggleButton value="right">Right</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}
