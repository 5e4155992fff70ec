import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function InScrollBox() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [flip, setFlip] = useState(true);
  const modifiers = useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);

  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={flip} onChange={(_event, on) => setFlip(on)} />}
        label="flip"
      />
      <Box
        tabIndex={0}
        role="region"
        aria-label="Shelf plan"
        sx={{
          position: 'relative',
          height: 220,
          width: 260,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          sx={{ height: 460, pt: 18, display: 'grid', justifyItems: 'center', alignItems: 'start' }}
        >
          <Paper ref={setAnchor} variant="outlined" sx={{ p: 2 }}>
            Shelf 12
          </Paper>
          {/* #region */}
          <Popper
            open={anchor !== null}
            anchorEl={anchor}
            placement="bottom"
            disablePortal
            modifiers={modifiers}
          >
            <Paper elevation={4} sx={{ p: 1 }}>
              Poetry, A to K
            </Paper>
          </Popper>
          {/* #endregion */}
        </Box>
      </Box>
    </div>
  );
}
