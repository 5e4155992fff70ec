import Box from '@mui/material/Box';

const radii = [0, 1, 2, 4, '50%'];

export default function Corners() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((radius) => (
        <Box
          key={radius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            border: 1,
            borderColor: 'primary.main',
            borderRadius: radius,
          }}
        >
          {radius}
        </Box>
      ))}
    </Box>
  );
}
