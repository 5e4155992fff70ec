import { useState } from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

function WindowSize() {
  return (
    <div className="h-15 content-center">
      Window: {window.innerWidth} × {window.innerHeight} px
    </div>
  );
}

export default function ChartFallback() {
  const [inBrowser, setInBrowser] = useState(true);
  const fallback = <Skeleton variant="rectangular" className="h-15 w-55" />;

  return (
    <div className="grid justify-items-start gap-4">
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
    </div>
  );
}
