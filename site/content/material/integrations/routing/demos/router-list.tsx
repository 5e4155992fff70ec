import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { MemoryRouter, NavLink } from 'react-router';

const pages = ['Timetable', 'Teachers', 'Rooms'];

export default function RouterList() {
  return (
    <MemoryRouter initialEntries={['/teachers']}>
      <nav aria-label="School" style={{ width: '100%', maxWidth: 280 }}>
        <List>
          {pages.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component={NavLink}
                to={`/${name.toLowerCase()}`}
                sx={{ '&[aria-current=page]': { bgcolor: 'action.selected' } }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
    </MemoryRouter>
  );
}
