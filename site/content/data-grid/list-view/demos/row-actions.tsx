import { useCallback, useMemo, useState } from 'react';
import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, tracks, type Track } from './data';

export default function RowActions() {
  const [rows, setRows] = useState(tracks);

  const remove = useCallback(
    (id: number) => setRows((current) => current.filter((row) => row.id !== id)),
    [],
  );
  const listViewColumn = useMemo<GridListViewColDef<Track>>(
    () => ({
      field: 'list',
      renderCell: ({ row }) => (
        <Stack direction="row" sx={{ height: '100%', alignItems: 'center' }}>
          <Typography noWrap sx={{ flex: 1 }}>
            {row.title}
          </Typography>
          <IconButton
            aria-label={`Remove ${row.title}`}
            onKeyDown={(event) => {
              // Otherwise the grid moves down instead.
              if (event.key === ' ') event.stopPropagation();
            }}
            onClick={() => remove(row.id)}
          >
            <Delete />
          </IconButton>
        </Stack>
      ),
    }),
    [remove],
  );

  return (
    <div style={{ height: 314, width: '100%' }}>
      <DataGridPro
        label="Playlist"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        hideFooter
      />
    </div>
  );
}
