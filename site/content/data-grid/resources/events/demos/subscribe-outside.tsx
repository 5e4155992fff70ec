import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function SubscribeOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Move through the grid with the arrow keys.');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', (params) =>
        setMessage(`Row ${params.id}, column “${params.field}”`),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGrid
        apiRef={apiRef}
        aria-label="Episodes and focus"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Stack>
  );
}
