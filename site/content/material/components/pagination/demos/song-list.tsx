import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { songs } from './data.ts';

const perPage = 4;

export default function SongList() {
  const [page, setPage] = useState(1);
  const shown = songs.slice((page - 1) * perPage, page * perPage);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <List dense aria-label="Songs" sx={{ width: '100%', maxWidth: 360 }}>
        {shown.map(({ title, artist }) => (
          <ListItem key={title}>
            <ListItemText primary={title} secondary={artist} />
          </ListItem>
        ))}
      </List>
      <Pagination
        size="small"
        aria-label="Song pages"
        count={Math.ceil(songs.length / perPage)}
        page={page}
        onChange={(_event, value) => setPage(value)}
      />
    </Stack>
  );
}
