import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, songs } from './data';

export default function SetList() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro label="Set list" rows={songs} columns={columns} hideFooter />
    </div>
  );
}
