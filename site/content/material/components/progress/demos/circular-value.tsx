import { useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularValue() {
  const [pages, setPages] = useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={pages * 10} aria-label="Pages scanned" />
      <Button disabled={pages === 10} onClick={() => setPages(pages + 1)}>
        Scan a page
      </Button>
      <Button disabled={pages === 0} onClick={() => setPages(0)}>
        Start over
      </Button>
    </Stack>
  );
}
