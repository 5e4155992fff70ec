import { useState } from 'react';
import Kitchen from '@mui/icons-material/Kitchen';
import LocalPizza from '@mui/icons-material/LocalPizza';
import SoupKitchen from '@mui/icons-material/SoupKitchen';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { label: 'Soup', icon: <SoupKitchen /> },
  { label: 'Pizza', icon: <LocalPizza /> },
  { label: 'Leftovers', icon: <Kitchen /> },
];

export default function LabeledActions() {
  const [meal, setMeal] = useState('not planned');

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 300 }}>
      <Typography role="status">Dinner: {meal}</Typography>
      <SpeedDial
        ariaLabel="Plan dinner"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ label, icon }) => (
          <SpeedDialAction
            key={label}
            icon={icon}
            slotProps={{ tooltip: { title: label, open: true } }}
            onClick={() => setMeal(label)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
