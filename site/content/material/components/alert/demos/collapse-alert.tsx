import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function CollapseAlert() {
  const [open, setOpen] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning">The oven is still hot.</Alert>
      </Collapse>
      <Button onClick={() => setOpen(!open)} sx={{ alignSelf: 'flex-start' }}>
        {open ? 'Hide' : 'Show'} the warning
      </Button>
    </Stack>
  );
}
