import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

function WindowSize() {
  return (
    <Box sx={{ height: 60, alignContent: 'center' }}>
      Window: {window.innerWidth} × {window.innerHeight} px
    </Box>
  );
}

export default function ChartFallback() {
  const [inBrowser, setInBrowser] = useState(true);
  const fallback = <Skeleton variant="rectangular" width={220} height={60} />;

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {inBrowser ? (
        <NoSsr fallback={fallback}>
          <WindowSize />
        </NoSsr>
      ) : (
        fallback
      )}
      <Button variant="outlined" onClick={() => setInBrowser(!inBrowser)}>
        {inBrowser ? 'Show what the server sends' : 'Show the browser again'}
      </Button>
    </Box>
  );
}
