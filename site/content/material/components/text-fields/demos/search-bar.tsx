import { useState, type FormEvent } from 'react';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SearchBar() {
  const [asked, setAsked] = useState('');

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(String(new FormData(event.currentTarget).get('words')));
  }

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Paper component="form" role="search" onSubmit={search} sx={{ display: 'flex', pl: 2 }}>
        <InputBase
          name="words"
          placeholder="Search recipes"
          slotProps={{ input: { 'aria-label': 'Search recipes' } }}
          sx={{ flex: 1 }}
        />
        <IconButton type="submit" aria-label="Search">
          <Search />
        </IconButton>
      </Paper>
      <Typography role="status">{asked ? `Results for “${asked}”` : 'No search yet'}</Typography>
    </Stack>
  );
}
