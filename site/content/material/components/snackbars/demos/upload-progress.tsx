import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Snackbar from '@mui/material/Snackbar';

export default function UploadProgress() {
  const [state, setState] = useState<'idle' | 'uploading' | 'done'>('idle');
  const uploading = state === 'uploading';

  useEffect(() => {
    if (!uploading) return undefined;
    const timer = setTimeout(() => setState('done'), 2000);
    return () => clearTimeout(timer);
  }, [uploading]);

  return (
    <>
      <Button variant="outlined" disabled={uploading} onClick={() => setState('uploading')}>
        Upload photos
      </Button>
      {/* #region */}
      <Snackbar
        open={state !== 'idle'}
        autoHideDuration={uploading ? null : 4000}
        onClose={(_event, reason) => reason !== 'clickaway' && !uploading && setState('idle')}
        message={uploading ? 'Uploading 12 photos…' : '12 photos uploaded'}
        action={uploading && <CircularProgress size={20} color="inherit" aria-label="Uploading" />}
        slotProps={{ content: { role: 'status' } }}
      />
      {/* #endregion */}
    </>
  );
}
