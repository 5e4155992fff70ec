import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createRowSelectionManager,
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'received', headerName: 'Received', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 150 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ArchiveMessages() {
  const [rows, setRows] = useState(messages);
  const [selection, setSelection] = useState(nothing);
  const selected = createRowSelectionManager(selection);
  const chosen = rows.filter(({ id }) => selected.has(id));

  function archive() {
    setRows(rows.filter((row) => !chosen.includes(row)));
    setSelection(nothing);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={chosen.length === 0} onClick={archive}>
        Archive ({chosen.length})
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Inbox"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
    </Stack>
  );
}
