import Box from '@mui/material/Box';

export default function StylesAndFamilies() {
  return (
    <Box>
      <Box sx={{ fontStyle: 'italic' }}>Quercus robur</Box>
      <Box sx={{ fontFamily: 'default' }}>English oak</Box>
      <Box sx={{ fontFamily: 'monospace' }}>QR-2048-0117</Box>
    </Box>
  );
}
