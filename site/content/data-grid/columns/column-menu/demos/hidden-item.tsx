import { DataGrid } from '@mui/x-data-grid';
import { books, columns } from './data';

const slotProps = { columnMenu: { slots: { columnMenuColumnsItem: null } } };

export default function HiddenItem() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Books without the hide item"
        rows={books}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
