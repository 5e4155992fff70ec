import Box from '@mui/material/Box';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';

export default function CircularTrack() {
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={56}
        sx={{ color: 'action.disabledBackground' }}
      />
      <CircularProgress
        variant="determinate"
        value={70}
        size={56}
        aria-label="Vaccinated"
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
        }}
      />
    </Box>
  );
}
