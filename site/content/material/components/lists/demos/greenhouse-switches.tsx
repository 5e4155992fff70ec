import { useId, useState } from 'react';
import LightModeIcon from '@mui/icons-material/LightMode';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

export default function GreenhouseSwitches() {
  const id = useId();
  const [on, setOn] = useState({ water: true, light: false });

  return (
    <List
      aria-labelledby={`${id}-title`}
      subheader={<ListSubheader id={`${id}-title`}>Greenhouse 2</ListSubheader>}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <ListItem>
        <ListItemIcon>
          <WaterDropIcon />
        </ListItemIcon>
        <ListItemText id={`${id}-water`} primary="Irrigation" />
        <Switch
          edge="end"
          checked={on.water}
          onChange={(_event, water) => setOn({ ...on, water })}
          slotProps={{ input: { 'aria-labelledby': `${id}-water` } }}
        />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <LightModeIcon />
        </ListItemIcon>
        <ListItemText id={`${id}-light`} primary="Grow lights" />
        <Switch
          edge="end"
          checked={on.light}
          onChange={(_event, light) => setOn({ ...on, light })}
          slotProps={{ input: { 'aria-labelledby': `${id}-light` } }}
        />
      </ListItem>
    </List>
  );
}
