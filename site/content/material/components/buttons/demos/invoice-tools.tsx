import { useState } from 'react';
import AttachFile from '@mui/icons-material/AttachFile';
import Print from '@mui/icons-material/Print';
import Send from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InvoiceTools() {
  const [done, setDone] = useState('Invoice 2207 is a draft');

  return (
    <Stack spacing={2}>
      <Typography role="status">{done}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          endIcon={<Send />}
          onClick={() => setDone('Sent to the customer')}
        >
          Send
        </Button>
        <Button variant="outlined" startIcon={<Print />} onClick={() => setDone('Printed')}>
          Print
        </Button>
        <Button startIcon={<AttachFile />} onClick={() => setDone('Time sheet attached')}>
          Attach time sheet
        </Button>
      </Stack>
    </Stack>
  );
}
