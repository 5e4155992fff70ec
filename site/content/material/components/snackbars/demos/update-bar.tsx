import { useState } from 'react';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function UpdateBar() {
  const [updated, setUpdated] = useState(false);

  return (
    <SnackbarContent
      role="status"
      message={updated ? 'You have this week’s schedule.' : 'A newer schedule is ready.'}
      action={
        <Button size="small" color="inherit" disabled={updated} onClick={() => setUpdated(true)}>
          Load
        </Button>
      }
    />
  );
}
