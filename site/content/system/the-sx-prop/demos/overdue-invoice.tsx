import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function OverdueInvoice() {
  const [overdue, setOverdue] = useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Overdue"
        control={<Switch checked={overdue} onChange={(_event, on) => setOverdue(on)} />}
      />
      <Box
        sx={[
          { width: 280, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
          overdue && { borderColor: 'error.main', color: 'error.main', fontWeight: 'bold' },
        ]}
      >
        Invoice 2043, {overdue ? 'due 12 days ago' : 'due in 4 days'}
      </Box>
    </Stack>
  );
}
