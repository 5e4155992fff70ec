import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function RowClick() {
  const [message, setMessage] = useState('Click an episode.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid
          aria-label="Episodes"
          rows={rows}
          columns={columns}
          onRowClick={(params) => setMessage(`You clicked “${params.row.title}”.`)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
