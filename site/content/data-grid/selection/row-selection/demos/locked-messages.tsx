import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
  { field: 'locked', headerName: 'Being answered', type: 'boolean', width: 140 },
];

function isFree({ row }: GridRowParams<Message>) {
  return !row.locked;
}

export default function LockedMessages() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Messages, some of them locked"
        rows={messages}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={isFree}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
      />
    </div>
  );
}
