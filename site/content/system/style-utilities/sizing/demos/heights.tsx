import Box from '@mui/material/Box';

const heights = [1 / 4, 1 / 2, 3 / 4, 1];

export default function Heights() {
  return (
    <Box sx={{ display: 'flex', gap: 1, height: 140, width: '100%', maxWidth: 360 }}>
      {heights.map((height) => (
        <Box
          key={height}
          sx={{ height, flex: 1, p: 1, boxSizing: 'border-box', bgcolor: 'action.hover' }}
        >
          {height * 100}%
        </Box>
      ))}
    </Box>
  );
}
