import Box from '@mui/material/Box';

export default function VenueSx() {
  return (
    <Box component="section" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box sx={{ typography: 'h6', color: 'primary.main' }}>Old Mill Theater</Box>
      Step-free access, 240 seats
    </Box>
  );
}
