import { useState } from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverPreview() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Typography>
        Start at the{' '}
        <Link
          href="#mouse-over"
          onMouseEnter={(event) => setAnchor(event.currentTarget)}
          onMouseLeave={() => setAnchor(null)}
        >
          Upper Hut
        </Link>{' '}
        and follow the ridge.
      </Typography>
      {/* #region */}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography sx={{ p: 1 }}>1,840 m, 24 beds, open until October</Typography>
      </Popover>
      {/* #endregion */}
    </>
  );
}
