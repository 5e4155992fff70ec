import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { columns, tracks, type Track } from './data';

function TrackCell({ row }: GridRenderCellParams<Track>) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const details = [
    visibility.artist !== false && row.artist,
    visibility.album !== false && row.album,
    visibility.year !== false && row.year,
  ].filter(Boolean);

  return (
    <Stack sx={{ py: 1 }}>
      <Typography variant="body1">{row.title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {details.join(' · ')}
      </Typography>
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Track> = {
  field: 'list',
  renderCell: (params) => <TrackCell {...params} />,
};

const getRowHeight = (): 'auto' => 'auto';

export default function ChosenFields() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Tracks with chosen details"
        rows={tracks}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { album: false } } }}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        showToolbar
        hideFooter
      />
    </div>
  );
}
