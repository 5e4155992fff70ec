import { useState } from 'react';
import Mic from '@mui/icons-material/Mic';
import MusicNote from '@mui/icons-material/MusicNote';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function HideWhileEditing() {
  const [editing, setEditing] = useState(false);
  const [tracks, setTracks] = useState(2);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <FormControlLabel
        label="Edit the mix"
        control={<Switch checked={editing} onChange={(_event, on) => setEditing(on)} />}
      />
      <Typography role="status">{tracks} tracks</Typography>
      <SpeedDial
        ariaLabel="Add a track"
        hidden={editing}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction
          icon={<Mic />}
          slotProps={{ tooltip: { title: 'Record' } }}
          onClick={() => setTracks(tracks + 1)}
        />
        <SpeedDialAction
          icon={<MusicNote />}
          slotProps={{ tooltip: { title: 'Import' } }}
          onClick={() => setTracks(tracks + 1)}
        />
      </SpeedDial>
    </Box>
  );
}
