import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function MenuInPlace() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [inPlace, setInPlace] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        label="Stay inside the box"
        control={
          <Switch checked={inPlace} onChange={(event) => setInPlace(event.target.checked)} />
        }
      />
      <Box
        sx={{
          height: 90,
          overflow: 'hidden',
          position: 'relative',
          border: 1,
          borderColor: 'divider',
          p: 1,
        }}
      >
        <Button
          variant="outlined"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          Delivery note
        </Button>
        <Popper
          open={anchor !== null}
          anchorEl={anchor}
          disablePortal={inPlace}
          placement="bottom-start"
        >
          <Paper variant="outlined" sx={{ p: 2, height: 90 }}>
            Leave it with the neighbor.
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
