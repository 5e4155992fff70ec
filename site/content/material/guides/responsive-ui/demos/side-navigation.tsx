import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const sections = ['Timetable', 'Grades', 'Absences'];

export default function SideNavigation() {
  const [open, setOpen] = useState(false);
  const [section, setSection] = useState('Timetable');
  // #region
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));

  return (
    <>
      {!wide && <Button onClick={() => setOpen(true)}>Menu</Button>}
      <Drawer
        variant={wide ? 'permanent' : 'temporary'}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { component: 'nav', 'aria-label': 'School', sx: { width: 180 } } }}
      >
        {/* #endregion */}
        <List>
          {sections.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === section}
                onClick={() => {
                  setSection(name);
                  setOpen(false);
                }}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
