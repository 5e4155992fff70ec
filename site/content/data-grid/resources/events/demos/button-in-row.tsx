import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, type Episode, rows } from './data';

export default function ButtonInRow() {
  const [message, setMessage] = useState('Click a row or its button.');

  const columnsWithButton = useMemo<GridColDef<Episode>[]>(
    () => [
      ...columns,
      {
        field: 'play',
        headerName: 'Play',
        sortable: false,
        width: 90,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Play ${row.title}`}
            onClick={(event) => {
              event.stopPropagation();
              setMessage(`Playing “${row.title}”`);
            }}
          >
            Play
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-label="Episodes with buttons"
        rows={rows}
        columns={columnsWithButton}
        onRowClick={(params) => setMessage(`Details of “${params.row.title}”`)}
        hideFooter
      />
    </Stack>
  );
}
