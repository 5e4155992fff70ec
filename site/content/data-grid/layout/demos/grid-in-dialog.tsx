import { useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120, editable: true },
];

// #region
function keepOpenWhileEditing(event: KeyboardEvent) {
  const editing = document.activeElement?.closest(`.${gridClasses['cell--editing']}`);
  if (event.key === 'Escape' && editing) event.stopPropagation();
}
// #endregion

export default function GridInDialog() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<GridRowId[]>([]);
  const close = () => setOpen(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rooms to clean
      </Button>
      <Typography role="status">Rooms selected: {chosen.length}</Typography>
      <Dialog open={open} onClose={close} fullWidth>
        <DialogTitle>Rooms to clean</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', height: 420 }}
          onKeyDown={keepOpenWhileEditing}
        >
          <DataGrid
            label="Rooms"
            rows={rooms}
            columns={columns}
            checkboxSelection
            rowSelectionModel={{ type: 'include', ids: new Set(chosen) }}
            onRowSelectionModelChange={({ type, ids }) =>
              setChosen(
                rooms.map(({ id }) => id).filter((id) => (type === 'include') === ids.has(id)),
              )
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
