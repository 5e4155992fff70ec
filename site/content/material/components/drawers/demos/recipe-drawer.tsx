import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function RecipeDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Browse recipes</Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Recipes', sx: { width: 240 } } }}
      >
        <nav aria-label="Recipes">
          <List>
            {['Soups', 'Breads', 'Preserves'].map((category) => (
              <ListItem key={category} disablePadding>
                <ListItemButton href="#temporary-drawer" onClick={close}>
                  <ListItemText primary={category} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
        <Button onClick={close}>Close</Button>
      </Drawer>
    </>
  );
}
