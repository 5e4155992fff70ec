import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TramIcon from '@mui/icons-material/Tram';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const lines = [
  { name: 'Tram lines', icon: <TramIcon /> },
  { name: 'Bus lines', icon: <DirectionsBusIcon /> },
];

export default function StationLinks() {
  return (
    <nav aria-label="Lines">
      <List>
        {lines.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton href="#links">
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
