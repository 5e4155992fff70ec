import { useState, type FormEvent } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const first = [
  { id: 1, text: 'Bed 4: new drip at 22:00' },
  { id: 2, text: 'Bed 7: no visitors today' },
];

export default function HandoverNotes() {
  const [notes, setNotes] = useState(first);
  const [text, setText] = useState('');
  const [nextId, setNextId] = useState(3);

  function add(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    setNotes([...notes, { id: nextId, text: text.trim() }]);
    setNextId(nextId + 1);
    setText('');
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add}>
        <TextField
          fullWidth
          size="small"
          label="Note for the night shift"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <List aria-label="Notes">
        {notes.map((note) => (
          <ListItem
            key={note.id}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Delete ${note.text}`}
                onClick={() => setNotes(notes.filter(({ id }) => id !== note.id))}
              >
                <DeleteOutlined />
              </IconButton>
            }
          >
            <ListItemText primary={note.text} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
