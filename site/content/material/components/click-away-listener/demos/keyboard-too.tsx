import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';

export default function KeyboardToo() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Box sx={{ minHeight: 110 }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box
          sx={{ width: 'fit-content' }}
          // #region
          onBlur={(event) => {
            const next = event.relatedTarget;
            // A click on plain text moves the focus to no element: the panel stays open.
            if (next && !event.currentTarget.contains(next)) setOpen(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            setOpen(false);
            button.current?.focus();
          }}
          // #endregion
        >
          <Button
            ref={button}
            variant="outlined"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            Opening hours
          </Button>
          {open && (
            <Paper sx={{ mt: 1, p: 2 }}>
              Tuesday to Sunday, 10 to 18. <Link href="#keyboard">Plan a visit</Link>
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}
