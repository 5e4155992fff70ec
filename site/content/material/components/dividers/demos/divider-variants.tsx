import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

function Boat({ name, pier }: { name: string; pier: string }) {
  return (
    <ListItem>
      <ListItemAvatar>
        <Avatar>
          <DirectionsBoatIcon />
        </Avatar>
      </ListItemAvatar>
      <ListItemText primary={name} secondary={pier} />
    </ListItem>
  );
}

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 300 }}>
      <List disablePadding aria-label="Boats">
        <Boat name="Kittiwake" pier="Pier 1" />
        <Divider variant="fullWidth" component="li" aria-hidden />
        <Boat name="Sandpiper" pier="Pier 2" />
        <Divider variant="inset" component="li" aria-hidden />
        <Boat name="Guillemot" pier="Pier 3" />
        <Divider variant="middle" component="li" aria-hidden />
        <Boat name="Cormorant" pier="Pier 4" />
      </List>
    </Paper>
  );
}
