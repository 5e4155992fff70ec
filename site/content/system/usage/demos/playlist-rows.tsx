import { useState } from 'react';
import Box from '@mui/material/Box';

const tracks = ['Northern Lights', 'Paper Boats', 'Last Tram Home'];

export default function PlaylistRows() {
  const [playing, setPlaying] = useState('Paper Boats');

  return (
    <Box
      sx={{
        width: 280,
        maxWidth: '100%',
        '& button': {
          width: 1,
          p: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'text.primary',
          typography: 'body2',
          textAlign: 'start',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
          '&[aria-pressed="true"]': { color: 'primary.main', fontWeight: 'bold' },
        },
      }}
    >
      {tracks.map((track) => (
        <button
          key={track}
          type="button"
          aria-pressed={track === playing}
          onClick={() => setPlaying(track)}
        >
          {track}
        </button>
      ))}
    </Box>
  );
}
