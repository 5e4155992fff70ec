import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertActions() {
  const [archived, setArchived] = useState(true);

  return (
    <Alert
      role="status"
      severity="success"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => setArchived(!archived)}>
          {archived ? 'Undo' : 'Redo'}
        </Button>
      }
    >
      {archived ? 'Lesson 4 was archived.' : 'Lesson 4 is back.'}
    </Alert>
  );
}
