import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Episode, rows } from './data';

export default function ButtonInRow() {
  const [message, setMessage] = useState('Click a row or its button.');

  const columns = useMemo<GridColDef<Episode>[]>(
    () => [
      { field: 'title', headerName: 'Episode', flex: 1, minWidth: 160 },
      {
        field: 'play',
        headerName: 'Play',
        sortable: false,
        width: 90,
        // #region
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Play ${row.title}`}
            onKeyDown={(event) => {
              // Otherwise the grid moves down instead.
              if (event.key === ' ') event.stopPropagation();
            }}
            onClick={(event) => {
              event.stopPropagation();
              setMessage(`Playing “${row.title}”`);
            }}
          >
            Play
          </Button>
        ),
        // #endregion
      },
      { field: 'guest', headerName: 'Guest', width: 130 },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <DataGrid
        aria-label="Episodes with buttons"
        rows={rows}
        columns={columns}
        onRowClick={(params) => setMessage(`Details of “${params.row.title}”`)}
        hideFooter
      />
    </Stack>
  );
}
