import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { columns, tracks, type Track } from './data';

const listViewColumn: GridListViewColDef<Track> = {
  field: 'list',
  display: 'flex',
  renderCell: ({ row }) => (
    <Typography noWrap>
      <strong>{row.title}</strong> by {row.artist}
    </Typography>
  ),
};

export default function NarrowScreens() {
  const narrow = useMediaQuery('(max-width: 900px)');

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        label="Tracks on any screen"
        rows={tracks}
        columns={columns}
        listView={narrow}
        listViewColumn={listViewColumn}
        hideFooter
      />
    </div>
  );
}
