import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ArrowHint() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  // #region
  const modifiers = useMemo(
    () => [
      { name: 'arrow', options: { element: arrow } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );
  // #endregion

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Meter reading
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        modifiers={modifiers}
        role="group"
        aria-label="Meter reading"
        sx={{
          '& .arrow, & .arrow::before': { width: 12, height: 12 },
          '& .arrow::before': {
            content: '""',
            display: 'block',
            bgcolor: 'background.paper',
            rotate: '45deg',
          },
          '&[data-popper-placement^="bottom"] .arrow': { top: -6 },
          '&[data-popper-placement^="top"] .arrow': { bottom: -6 },
        }}
      >
        <Paper elevation={8} sx={{ p: 2 }}>
          4,812 kWh, read on March 3
          <Box ref={setArrow} className="arrow" />
        </Paper>
      </Popper>
    </>
  );
}
