import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function Elevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 3,
        width: '100%',
      }}
    >
      {[0, 1, 2, 4, 8, 24].map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 3, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
