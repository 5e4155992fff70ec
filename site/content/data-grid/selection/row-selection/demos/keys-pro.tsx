import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'received', headerName: 'Received', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

export default function KeysPro() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro label="Inbox without checkboxes" rows={messages} columns={columns} />
    </div>
  );
}
