import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 2,
    minWidth: 150,
    renderCell: ({ value, id, tabIndex }) => (
      <Link href={`#message-${id}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
];

export default function OnlyCheckboxes() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        label="Messages with links"
        rows={messages}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
