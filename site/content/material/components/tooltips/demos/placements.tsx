import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const placements = (['top', 'right', 'bottom', 'left'] as const).flatMap(
  (side) => [`${side}-start`, side, `${side}-end`] as const,
);

export default function Placements() {
  const [placement, setPlacement] = useState<NonNullable<TooltipProps['placement']>>('top');

  return (
    <Stack spacing={6} sx={{ alignItems: 'center', pb: 6 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={({ target }) =>
          setPlacement(placements.find((name) => name === target.value) ?? 'top')
        }
        sx={{ width: 200 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip
        describeChild
        open
        title={placement}
        placement={placement}
        slotProps={{ popper: { disablePortal: true } }}
      >
        <Button variant="outlined" sx={{ width: 120, height: 64 }} href="#placement">
          Gate B12
        </Button>
      </Tooltip>
    </Stack>
  );
}
