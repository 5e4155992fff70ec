import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

// #region
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    open?: boolean;
  }
}

function DoorFooter({ open = false }: { open?: boolean }) {
  return (
    <Alert severity={open ? 'success' : 'info'}>
      {open ? 'The clinic is open.' : 'The clinic is closed.'}
    </Alert>
  );
}

const slots = { footer: DoorFooter };

export default function FooterProps() {
  const [open, setOpen] = useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Close the clinic' : 'Open the clinic'}
      </Button>
      <div style={{ height: 262, width: '100%' }}>
        <DataGrid
          aria-label="Visits with a message"
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={{ footer: { open } }}
        />
      </div>
    </Stack>
  );
}
// #endregion
