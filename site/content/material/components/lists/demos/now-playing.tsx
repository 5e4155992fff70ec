import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function NowPlaying() {
  return (
    <List aria-label="Queue" sx={{ width: '100%', maxWidth: 300 }}>
      <ListItem>
        <ListItemText
          primary="Suite for two marimbas and a broken metronome"
          secondary="Third movement"
          slotProps={{
            primary: { noWrap: true, sx: { fontWeight: 700 } },
            secondary: { variant: 'caption', sx: { color: 'primary.main' } },
          }}
        />
      </ListItem>
    </List>
  );
}
