import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const duration = 212;

function time(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function SongPosition() {
  const [position, setPosition] = useState(47);

  return (
    <div className="w-65">
      <Slider
        aria-label="Position in the song"
        size="small"
        max={duration}
        value={position}
        onChange={(_event, value) => setPosition(value)}
        getAriaValueText={time}
        className="text-black/87 dark:text-white"
        slotProps={{
          rail: { className: 'opacity-25' },
          thumb: { className: 'size-2.5 [&.Mui-active]:size-4' },
        }}
      />
      <div className="flex justify-between">
        <Typography variant="caption">{time(position)}</Typography>
        <Typography variant="caption">−{time(duration - position)}</Typography>
      </div>
    </div>
  );
}
