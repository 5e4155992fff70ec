import { useState, type FormEvent } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HandoverNotes() {
  const [notes, setNotes] = useState(['Bed 4: new drip at 22:00', 'Bed 7: no visitors today']);
  const [text, setText] = useState('');

  function add(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    setNotes([...notes, text.trim()]);
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
            key={note}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Delete ${note}`}
                onClick={() => setNotes(notes.filter((other) => other !== note))}
              >
                <DeleteOutlined />
              </IconButton>
            }
          >
            <ListItemText primary={note} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
