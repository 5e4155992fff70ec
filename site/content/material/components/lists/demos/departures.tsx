import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function Departures() {
  return (
    <List aria-label="Departures" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemText primary="09:14 to Bergen" secondary="Platform 2, on time" />
      </ListItem>
      <ListItem>
        <ListItemText primary="09:32 to Voss" secondary="Platform 4, 6 minutes late" />
      </ListItem>
      <ListItem>
        <ListItemText primary="09:50 to Geilo" secondary="Platform 1, on time" />
      </ListItem>
    </List>
  );
}
