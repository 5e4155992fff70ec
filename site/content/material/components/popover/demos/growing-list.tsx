import { useId, useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';

const steps = ['Rinse the lentils', 'Chop two onions', 'Simmer for 30 minutes', 'Add the lemon'];

function Steps({ onResize }: { onResize: () => void }) {
  const [count, setCount] = useState(1);
  useLayoutEffect(onResize, [count, onResize]);

  return (
    <Box sx={{ p: 2 }}>
      <ol>
        {steps.slice(0, count).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button disabled={count === steps.length} onClick={() => setCount(count + 1)}>
        Next step
      </Button>
    </Box>
  );
}

export default function GrowingList() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const action = useRef<PopoverActions>(null);
  const [update] = useState(() => () => action.current?.updatePosition());

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Cook lentil soup
      </Button>
      {/* #region */}
      <Popover
        id={id}
        action={action}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Steps' } }}
      >
        <Steps onResize={update} />
      </Popover>
      {/* #endregion */}
    </>
  );
}
