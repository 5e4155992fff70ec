import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function ReadOnce() {
  const apiRef = useGridApiRef();
  const [first, setFirst] = useState('Sort the books, and then click the button.');

  const readFirst = () => {
    const [entry] = gridFilteredSortedRowEntriesSelector(apiRef);
    setFirst(entry ? `First book: ${entry.model.title}` : 'No books');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <Button variant="outlined" onClick={readFirst}>
        Read the first row
      </Button>
      <Typography role="status">{first}</Typography>
      <div style={{ width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books to read"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
