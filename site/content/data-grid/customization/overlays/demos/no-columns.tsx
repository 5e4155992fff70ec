import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

const initialState = {
  columns: { columnVisibilityModel: { item: false, place: false, shelf: false } },
};

export default function NoColumns() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Items without columns"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
