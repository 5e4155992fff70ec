import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function Seats() {
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Seats"
      sx={{ height: 120, overflow: 'auto', m: 0, width: 200 }}
    >
      {Array.from({ length: 2000 }, (_, index) => (
        <li key={index}>Seat {index + 1}</li>
      ))}
    </Box>
  );
}

export default function DeferredList() {
  const [defer, setDefer] = useState<boolean | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setDefer(false)}>Mount at once</Button>
        <Button onClick={() => setDefer(true)}>Mount deferred</Button>
        <Button onClick={() => setDefer(null)}>Unmount</Button>
      </Box>
      {defer !== null && (
        <NoSsr key={String(defer)} defer={defer} fallback="Loading seats…">
          <Seats />
        </NoSsr>
      )}
    </Box>
  );
}
