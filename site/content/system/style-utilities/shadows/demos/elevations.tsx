import Box from '@mui/material/Box';

const elevations = [0, 1, 3, 6, 12, 24];

export default function Elevations() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {elevations.map((elevation) => (
        <Box
          key={elevation}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 80,
            height: 80,
            bgcolor: 'background.paper',
            boxShadow: elevation,
          }}
        >
          {elevation}
        </Box>
      ))}
    </Box>
  );
}
