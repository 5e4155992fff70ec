import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrailCard() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {/* #region */}
      <Paper variant="outlined" aria-busy={loading} sx={{ p: 2 }}>
        {loading ? (
          <>
            <Skeleton variant="rounded" height={100} />
            <Skeleton sx={{ fontSize: '1.25rem' }} />
            <Skeleton width="60%" />
          </>
        ) : (
          <>
            <Stack sx={{ height: 100, bgcolor: 'success.dark', borderRadius: 1 }} />
            <Typography variant="h6" component="p">
              Ridge above the lake
            </Typography>
            <Typography>14 km, 5 hours</Typography>
          </>
        )}
      </Paper>
      {/* #endregion */}
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Show' : 'Reload'} the trail</Button>
    </Stack>
  );
}
