import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, stops } from './data';

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [scrolled, setScrolled] = useState(false);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setScrolled(top > 200)),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button disabled={!scrolled} onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>
        Back to top
      </Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid label="Departures" apiRef={apiRef} rows={stops} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
