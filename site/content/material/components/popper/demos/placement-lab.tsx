import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): PopperPlacementType[] => [
  side,
  `${side}-start`,
  `${side}-end`,
]);

export default function PlacementLab() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType>('top-start');

  return (
    <Box sx={{ display: 'grid', gap: 8, justifyItems: 'center', pb: 7, width: '100%' }}>
      <TextField
        select
        label="placement"
        value={placement}
        onChange={(event) =>
          setPlacement(placements.find((name) => name === event.target.value) ?? 'top')
        }
        sx={{ minWidth: 160 }}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Paper ref={setAnchor} variant="outlined" sx={{ p: 4 }}>
        Berth 4
      </Paper>
      <Popper open={anchor !== null} anchorEl={anchor} placement={placement} disablePortal>
        <Paper elevation={4} sx={{ px: 1 }}>
          MV Ida
        </Paper>
      </Popper>
    </Box>
  );
}
