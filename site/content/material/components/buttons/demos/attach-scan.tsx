import { useRef, useState } from 'react';
import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AttachScan() {
  const input = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" startIcon={<AttachFile />} onClick={() => input.current?.click()}>
        Attach scans
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Scans"
        accept="image/*,.pdf"
        multiple
        hidden
        onChange={({ target }) => setNames(Array.from(target.files ?? [], ({ name }) => name))}
      />
      <Typography role="status">
        {names.length === 0 ? 'No scan yet' : `Attached: ${names.join(', ')}`}
      </Typography>
    </Stack>
  );
}
