import { useState } from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import './chart-fallback.css';

function WindowSize() {
  return (
    <div className="chart-fallback__size">
      Window: {window.innerWidth} × {window.innerHeight} px
    </div>
  );
}

export default function ChartFallback() {
  const [inBrowser, setInBrowser] = useState(true);
  const fallback = <Skeleton variant="rectangular" className="chart-fallback__skeleton" />;

  return (
    <div className="chart-fallback">
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
