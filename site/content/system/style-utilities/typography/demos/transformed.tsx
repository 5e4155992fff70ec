import Box from '@mui/material/Box';

export default function Transformed() {
  return (
    <Box>
      <Box sx={{ textTransform: 'capitalize' }}>green tea with mint</Box>
      <Box sx={{ textTransform: 'lowercase' }}>Green Tea with Mint</Box>
      <Box sx={{ textTransform: 'uppercase' }}>Green tea with mint</Box>
    </Box>
  );
}
