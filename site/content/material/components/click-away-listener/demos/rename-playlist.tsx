import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

export default function RenamePlaylist() {
  const [name, setName] = useState('Rainy Sunday');
  const [draft, setDraft] = useState<string | null>(null);

  const save = () => {
    if (draft) setName(draft);
    setDraft(null);
  };

  return draft === null ? (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 56 }}>
      <Typography>{name}</Typography>
      <Button onClick={() => setDraft(name)}>Rename</Button>
    </Box>
  ) : (
    <ClickAwayListener onClickAway={save}>
      <TextField
        label="Playlist"
        value={draft}
        inputRef={focusOnMount}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
    </ClickAwayListener>
  );
}
