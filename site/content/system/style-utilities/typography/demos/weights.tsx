import Box from '@mui/material/Box';

const weights = ['light', 'regular', 'medium', 'bold', 600];

export default function Weights() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {weights.map((fontWeight) => (
        <Box key={fontWeight} sx={{ fontWeight }}>
          {fontWeight}
        </Box>
      ))}
    </Box>
  );
}
