import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { messages, type Message } from './data';

// #region
const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];
// #endregion

export default function CheckboxColumn() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Messages with checkboxes at the end"
        rows={messages}
        columns={columns}
        checkboxSelection
      />
    </div>
  );
}
