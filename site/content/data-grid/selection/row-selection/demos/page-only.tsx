import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

export default function PageOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        label="Messages to select page by page"
        rows={messages}
        columns={columns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
