import { useState } from 'react';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function Volume() {
  const [volume, setVolume] = useState(30);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 240 }}>
      <VolumeDownIcon />
      <Slider aria-label="Volume" value={volume} onChange={(_event, value) => setVolume(value)} />
      <VolumeUpIcon />
    </Stack>
  );
}
