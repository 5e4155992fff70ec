import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];

export default function GridInForm() {
  const [selected, setSelected] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const [message, setMessage] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    const count =
      selected.type === 'include' ? selected.ids.size : rooms.length - selected.ids.size;
    setMessage(
      count === 0 ? 'Select at least one room.' : `Rooms reported: ${count} (${String(note)})`,
    );
  };

  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: '100%' }}>
      <TextField name="note" label="Repair" defaultValue="Check the heating" size="small" />
      <div style={{ height: 266 }}>
        <DataGrid
          label="Rooms to repair"
          rows={rooms}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooterPagination
        />
      </div>
      <FormHelperText role="status">{message}</FormHelperText>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Report
      </Button>
    </Stack>
  );
}
