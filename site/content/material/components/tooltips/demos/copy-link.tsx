import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';

export default function CopyLink() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        {/* #region */}
        <Tooltip
          describeChild
          title="Coupon applied"
          open={open}
          onClose={() => setOpen(false)}
          disableHoverListener
          disableFocusListener
          disableTouchListener
        >
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Apply coupon
          </Button>
        </Tooltip>
        {/* #endregion */}
        <Box role="status" sx={visuallyHidden}>
          {open && 'Coupon applied'}
        </Box>
      </div>
    </ClickAwayListener>
  );
}
