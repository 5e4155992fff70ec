import { DataGrid } from '@mui/x-data-grid';
import { books, columns } from './data';

const slotProps = {
  columnMenu: {
    slotProps: {
      columnMenuFilterItem: { displayOrder: 0 },
      columnMenuColumnsItem: { displayOrder: 5 },
    },
  },
};

export default function ReorderedItems() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Books with the filter first"
        rows={books}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
