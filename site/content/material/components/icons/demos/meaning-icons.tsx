import { useState } from 'react';
import BedIcon from '@mui/icons-material/Bed';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MeaningIcons() {
  const [muted, setMuted] = useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <BedIcon />
      <Typography>Bed 14</Typography>
      <CheckCircleIcon titleAccess="Cleaned" color="success" />
      <IconButton
        aria-label={muted ? 'Unmute alerts' : 'Mute alerts'}
        onClick={() => setMuted(!muted)}
      >
        {muted ? <NotificationsOffIcon /> : <NotificationsIcon />}
      </IconButton>
    </Stack>
  );
}
