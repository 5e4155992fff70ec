import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

const editable = columns.map((column) => ({ ...column, editable: true }));

export default function PreventDefault() {
  const [message, setMessage] = useState('Focus a cell and press Enter.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-label="Episodes to play"
        rows={rows}
        columns={editable}
        hideFooter
        onCellKeyDown={(params, event) => {
          if (event.key === 'Enter' && params.cellMode === 'view') {
            // Without this line, Enter would start editing.
            event.defaultMuiPrevented = true;
            setMessage(`Playing “${params.row.title}”`);
          }
        }}
      />
    </Stack>
  );
}
