import StarIcon from '@mui/icons-material/Star';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function InsetContacts() {
  return (
    <List aria-label="Contacts" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem>
        <ListItemIcon>
          <StarIcon titleAccess="Favorite" />
        </ListItemIcon>
        <ListItemText primary="Dr. Leïla Haddad" secondary="Cardiology" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Dr. Owen Price" secondary="Radiology" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Dr. Sunita Rao" secondary="Pediatrics" />
      </ListItem>
    </List>
  );
}
