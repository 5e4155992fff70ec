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
        className="relative h-55 w-65 overflow-auto border border-black/12 dark:border-white/12"
      >
        <div className="grid h-115 items-start justify-items-center pt-36">
          <Paper ref={setAnchor} variant="outlined" className="p-4">
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
            <Paper elevation={4} className="p-2">
              Poetry, A to K
            </Paper>
          </Popper>
          {/* #endregion */}
        </div>
      </Box>
    </div>
  );
}
