import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, duration, tracks, type Track } from './data';

const listViewColumn: GridListViewColDef<Track> = {
  field: 'list',
  renderCell: ({ row }) => (
    <Stack sx={{ height: '100%', justifyContent: 'center' }}>
      <Typography variant="body1">{row.title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {row.artist} · {duration(row.seconds)}
      </Typography>
    </Stack>
  ),
};

export default function TableOrList() {
  const [list, setList] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={list} onChange={(event) => setList(event.target.checked)} />}
        label="List view"
      />
      <div style={{ height: 374, width: '100%' }}>
        <DataGridPro
          label="Tracks"
          rows={tracks}
          columns={columns}
          listView={list}
          listViewColumn={listViewColumn}
          rowHeight={list ? 64 : 52}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
