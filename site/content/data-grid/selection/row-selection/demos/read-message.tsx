import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

export default function ReadMessage() {
  const [opened, setOpened] = useState<Message>();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          label="Messages to read"
          rows={messages}
          columns={columns}
          onRowSelectionModelChange={({ ids }) => setOpened(messages.find(({ id }) => ids.has(id)))}
          hideFooter
        />
      </div>
      <Typography role="status">
        {opened
          ? `${opened.subject}: sent by ${opened.from} at ${opened.received}.`
          : 'Select a message to read it.'}
      </Typography>
    </Stack>
  );
}
