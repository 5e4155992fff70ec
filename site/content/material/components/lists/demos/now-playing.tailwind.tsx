import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function NowPlaying() {
  return (
    <List aria-label="Queue" className="w-full max-w-75">
      <ListItem>
        <ListItemText
          primary="Suite for two marimbas and a broken metronome"
          secondary="Third movement"
          slotProps={{
            primary: { noWrap: true, className: 'font-bold' },
            secondary: { variant: 'caption', className: 'text-blue-700 dark:text-blue-300' },
          }}
        />
      </ListItem>
    </List>
  );
}
