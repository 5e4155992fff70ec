import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function ListLines() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 300 }}>
      <List disablePadding aria-label="Crossing">
        <ListItem>
          <ListItemText primary="Departure" secondary="Pier 3, 14:20" />
        </ListItem>
        <Divider component="li" aria-hidden />
        <ListItem>
          <ListItemText primary="Arrival" secondary="North harbor, 15:05" />
        </ListItem>
        <Divider component="li" aria-hidden />
        <ListItem>
          <ListItemText primary="Ticket" secondary="2 adults, 1 car" />
        </ListItem>
      </List>
    </Paper>
  );
}
