import Box from '@mui/material/Box';

export default function Sizes() {
  return (
    <Box>
      <Box sx={{ fontSize: 'default' }}>default: the font size of the theme</Box>
      <Box sx={{ fontSize: 'h6.fontSize' }}>h6.fontSize: only the size of h6</Box>
      <Box sx={{ fontSize: 18 }}>18: pixels</Box>
      <Box sx={{ fontSize: '1.25rem' }}>1.25rem: grows with the browser setting</Box>
    </Box>
  );
}
