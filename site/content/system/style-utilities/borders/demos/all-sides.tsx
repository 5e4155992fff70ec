import Box from '@mui/material/Box';

export default function AllSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { p: 2 } }}>
      <Box sx={{ border: 1 }}>border: 1</Box>
      <Box sx={{ border: 3 }}>border: 3</Box>
      <Box sx={{ border: '1px dashed' }}>border: 1px dashed</Box>
    </Box>
  );
}
