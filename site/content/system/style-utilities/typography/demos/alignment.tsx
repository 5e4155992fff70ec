import Box from '@mui/material/Box';

export default function Alignment() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ textAlign: 'start' }}>Start of the line</Box>
      <Box sx={{ textAlign: 'center' }}>Center</Box>
      <Box sx={{ textAlign: 'end' }}>End of the line</Box>
    </Box>
  );
}
