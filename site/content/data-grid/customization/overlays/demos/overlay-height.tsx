import { DataGrid } from '@mui/x-data-grid';
import { columns } from './data';

export default function OverlayHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Empty list with a tall overlay"
        rows={[]}
        columns={columns}
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '200px' }}
      />
    </div>
  );
}
