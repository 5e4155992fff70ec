import Box from '@mui/material/Box';

export default function TextVariants() {
  return (
    <Box>
      <Box sx={{ typography: 'overline' }}>Exhibition</Box>
      <Box sx={{ typography: 'h5' }}>Light on water</Box>
      <Box sx={{ typography: 'subtitle1' }}>120 watercolors from the north coast</Box>
      <Box sx={{ typography: 'body2' }}>Open daily from 10:00 to 18:00</Box>
    </Box>
  );
}
