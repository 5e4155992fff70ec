import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function KeptFilter() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter patients</Button>
      <Drawer
        anchor="right"
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter patients' } }}
      >
        <Stack spacing={2} sx={{ p: 3, width: 'min(320px, 80vw)' }}>
          <TextField label="Ward" defaultValue="Cardiology" />
          <TextField label="Room" />
          <Button variant="contained" onClick={() => setOpen(false)}>
            Show patients
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
