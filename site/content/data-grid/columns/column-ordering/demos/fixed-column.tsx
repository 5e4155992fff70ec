import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { songs, type Song } from './data';

const columns: GridColDef<Song>[] = [
  { field: 'id', headerName: 'Track', width: 90, disableReorder: true },
  { field: 'title', headerName: 'Title', width: 160 },
  { field: 'key', headerName: 'Key', width: 130 },
  { field: 'length', headerName: 'Length', width: 120 },
];

export default function FixedColumn() {
  return (
    <div style={{ width: '100%' }}>
      <DataGridPro
        label="Set list with a fixed track column"
        rows={songs}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
