import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

const vertical = ['top', 'center', 'bottom'] as const;
const horizontal = ['left', 'center', 'right'] as const;
const corners = vertical.flatMap((y) => horizontal.map((x) => ({ vertical: y, horizontal: x })));
const nameOf = (corner: (typeof corners)[number]) => `${corner.vertical} ${corner.horizontal}`;

export default function OriginLab() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [anchorCorner, setAnchorCorner] = useState(8);
  const [popoverCorner, setPopoverCorner] = useState(0);
  const fields = [
    { label: 'anchorOrigin', value: anchorCorner, set: setAnchorCorner },
    { label: 'transformOrigin', value: popoverCorner, set: setPopoverCorner },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', pb: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {fields.map(({ label, value, set }) => (
          <TextField
            key={label}
            select
            label={label}
            value={value}
            onChange={(event) => set(Number(event.target.value))}
            sx={{ minWidth: 160 }}
          >
            {corners.map((corner, index) => (
              <MenuItem key={nameOf(corner)} value={index}>
                {nameOf(corner)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open popover
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={corners[anchorCorner] ?? { vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={corners[popoverCorner] ?? { vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Platform' } }}
      >
        <Box sx={{ p: 2 }}>Platform 4</Box>
      </Popover>
    </Box>
  );
}
