import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function DelayedSpinner() {
  const [loading, setLoading] = useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48 }}>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop' : 'Load recipes'}</Button>
      <Fade in={loading} style={{ transitionDelay: loading ? '800ms' : '0ms' }} unmountOnExit>
        <CircularProgress aria-label="Loading recipes" />
      </Fade>
    </Box>
  );
}
