import { useState } from 'react';
import ElectricMeterIcon from '@mui/icons-material/ElectricMeter';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const meters = ['Workshop', 'Bakery', 'Office'];

export default function DenseList() {
  const [dense, setDense] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(_event, on) => setDense(on)} />}
        label="Dense"
      />
      <List dense={dense} aria-label="Electricity meters">
        {meters.map((meter) => (
          <ListItem key={meter}>
            <ListItemIcon>
              <ElectricMeterIcon />
            </ListItemIcon>
            <ListItemText primary={meter} secondary="Last reading: May 31" />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
