import { type MouseEvent, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function CellDetails() {
  const [text, setText] = useState('Point to a cell.');

  // #region
  const showDetails = (event: MouseEvent<HTMLElement>) => {
    const { field } = event.currentTarget.dataset;
    const id = event.currentTarget.parentElement?.dataset['id'];
    const visit = rows.find((row) => String(row.id) === id);
    setText(`${visit?.animal}: ${field}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography>{text}</Typography>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          aria-label="Visits with details"
          rows={rows}
          columns={columns}
          slotProps={{ cell: { onMouseEnter: showDetails } }}
          hideFooter
        />
      </div>
    </Stack>
  );
  // #endregion
}
