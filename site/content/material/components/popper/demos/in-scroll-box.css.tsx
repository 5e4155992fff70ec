import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import './in-scroll-box.css';

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
      <Box tabIndex={0} role="region" aria-label="Shelf plan" className="in-scroll-box">
        <div className="in-scroll-box__plan">
          <Paper ref={setAnchor} variant="outlined" className="in-scroll-box__shelf">
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
            <Paper elevation={4} className="in-scroll-box__label">
              Poetry, A to K
            </Paper>
          </Popper>
          {/* #endregion */}
        </div>
      </Box>
    </div>
  );
}
