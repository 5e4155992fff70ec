import { useState } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';

export default function SetList() {
  const [songs, setSongs] = useState(['Harvest', 'Low Tide', 'Paper Boats', 'Lanterns']);
  const [note, setNote] = useState('Harvest opens the concert');

  function move(from: number, to: number) {
    const song = songs[from];
    if (song === undefined) return;
    if (to < 0 || to >= songs.length) {
      setNote(`${song} is already ${to < 0 ? 'first' : 'last'}`);
      return;
    }
    const next = songs.toSpliced(from, 1).toSpliced(to, 0, song);
    setSongs(next);
    setNote(`${song} is now number ${to + 1} of ${next.length}`);
  }

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <List dense aria-label="Set list">
        {songs.map((song, index) => (
          <ListItem key={song} disableGutters>
            <ListItemText primary={`${index + 1}. ${song}`} />
            <IconButton aria-label={`Move ${song} up`} onClick={() => move(index, index - 1)}>
              <ArrowUpwardIcon />
            </IconButton>
            <IconButton aria-label={`Move ${song} down`} onClick={() => move(index, index + 1)}>
              <ArrowDownwardIcon />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status">{note}</Typography>
    </Box>
  );
}
