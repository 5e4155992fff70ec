import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import './now-playing.css';

export default function NowPlaying() {
  return (
    <List aria-label="Queue" className="now-playing">
      <ListItem>
        <ListItemText
          primary="Suite for two marimbas and a broken metronome"
          secondary="Third movement"
          slotProps={{
            primary: { noWrap: true, className: 'now-playing__title' },
            secondary: { variant: 'caption', className: 'now-playing__part' },
          }}
        />
      </ListItem>
    </List>
  );
}
