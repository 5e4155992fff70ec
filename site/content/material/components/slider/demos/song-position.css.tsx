import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import './song-position.css';

const duration = 212;

function time(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function SongPosition() {
  const [position, setPosition] = useState(47);

  return (
    <div className="song-position">
      <Slider
        aria-label="Position in the song"
        size="small"
        max={duration}
        value={position}
        onChange={(_event, value) => setPosition(value)}
        getAriaValueText={time}
        className="song-position__slider"
      />
      <div className="song-position__times">
        <Typography variant="caption">{time(position)}</Typography>
        <Typography variant="caption">−{time(duration - position)}</Typography>
      </div>
    </div>
  );
}
