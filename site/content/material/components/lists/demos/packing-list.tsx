import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const things = ['Passport', 'Rain jacket', 'Headlamp', 'Tent pegs'];

export default function PackingList() {
  const [packed, setPacked] = useState(['Passport']);

  function toggle(thing: string, isPacked: boolean) {
    setPacked(isPacked ? [...packed, thing] : packed.filter((other) => other !== thing));
  }

  return (
    <List aria-label="Packing list" sx={{ width: '100%', maxWidth: 320 }}>
      {things.map((thing) => (
        // #region
        <ListItem key={thing} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1} dense>
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={packed.includes(thing)}
                onChange={(_event, isPacked) => toggle(thing, isPacked)}
              />
            </ListItemIcon>
            <ListItemText primary={thing} />
          </ListItemButton>
        </ListItem>
        // #endregion
      ))}
    </List>
  );
}
