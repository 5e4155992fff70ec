import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function KitchenTicket() {
  const [sent, setSent] = useState(false);
  const kitchen = useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 240 }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        Table 7
        <Button onClick={() => setSent(!sent)}>{sent ? 'Take back' : 'Send to kitchen'}</Button>
        {sent && <Portal container={() => kitchen.current}>Two leek tarts, table 7</Portal>}
      </Box>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        Kitchen
        <Box ref={kitchen} sx={{ minHeight: 24 }} />
      </Box>
    </Box>
  );
}
