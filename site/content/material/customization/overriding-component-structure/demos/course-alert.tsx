import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function CourseAlert() {
  const [open, setOpen] = useState(true);

  if (!open) return <Button onClick={() => setOpen(true)}>Show the notice again</Button>;

  return (
    <Alert
      severity="info"
      onClose={() => setOpen(false)}
      slotProps={{
        root: { component: 'section', role: 'region', 'aria-label': 'Course notice' },
        icon: { sx: { alignItems: 'center' } },
        closeButton: { size: 'medium' },
      }}
    >
      The pottery course on Thursday starts at 7 p.m.
    </Alert>
  );
}
