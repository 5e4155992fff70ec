import { useState } from 'react';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import Train from '@mui/icons-material/Train';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const vehicles = [
  { id: 'bike', name: 'Bicycle', icon: <DirectionsBike />, time: '25 min' },
  { id: 'bus', name: 'Bus', icon: <DirectionsBus />, time: '18 min' },
  { id: 'train', name: 'Train', icon: <Train />, time: '9 min' },
];

export default function VehicleIcons() {
  const [chosen, setChosen] = useState('bus');

  return (
    <TextField
      select
      label="Way to work"
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      sx={{ width: 260, maxWidth: '100%' }}
      slotProps={{
        select: { renderValue: (id) => vehicles.find((vehicle) => vehicle.id === id)?.name },
      }}
    >
      {vehicles.map(({ id, name, icon, time }) => (
        <MenuItem key={id} value={id}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={name} secondary={time} />
        </MenuItem>
      ))}
    </TextField>
  );
}
