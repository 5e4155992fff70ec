import { useState } from 'react';
import Event from '@mui/icons-material/Event';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Vaccines from '@mui/icons-material/Vaccines';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { label: 'New patient', icon: <PersonAdd /> },
  { label: 'Appointment', icon: <Event /> },
  { label: 'Vaccination', icon: <Vaccines /> },
];

export default function CloseOnChoice() {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<string[]>([]);

  function choose(label: string) {
    setAdded([...added, label]);
    setOpen(false);
  }

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 320, overflow: 'hidden' }}>
      <Typography role="status">Added today: {added.join(', ') || 'none'}</Typography>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Add to the clinic"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_event, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={(theme) => ({
          position: 'absolute',
          bottom: 16,
          right: 16,
          zIndex: theme.zIndex.drawer + 1,
        })}
      >
        {actions.map(({ label, icon }) => (
          <SpeedDialAction
            key={label}
            icon={icon}
            slotProps={{ tooltip: { title: label } }}
            onClick={() => choose(label)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
