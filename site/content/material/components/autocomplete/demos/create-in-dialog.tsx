import { useState, type FormEvent } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function CreateInDialog() {
  const [rooms, setRooms] = useState(['Attic', 'Cellar', 'Kitchen']);
  const [room, setRoom] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);

  function create(event: FormEvent) {
    event.preventDefault();
    if (draft) setRooms([...rooms, draft]);
    setRoom(draft);
    setDraft(null);
  }

  return (
    <>
      {/* #region */}
      <Autocomplete
        freeSolo
        options={rooms}
        value={room}
        onChange={(_event, name, reason) =>
          reason === 'createOption' && name && !rooms.includes(name)
            ? setDraft(name)
            : setRoom(name)
        }
        sx={{ width: 280, maxWidth: '100%' }}
        renderInput={(params) => (
          <TextField {...params} label="Room" helperText="Type a new one and press Enter" />
        )}
      />
      {/* #endregion */}
      <Dialog open={draft !== null} onClose={() => setDraft(null)}>
        <form onSubmit={create}>
          <DialogTitle>New room</DialogTitle>
          <DialogContent>
            <TextField
              required
              margin="dense"
              label="Name of the room"
              value={draft ?? ''}
              onChange={(event) => setDraft(event.target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit">Create</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
