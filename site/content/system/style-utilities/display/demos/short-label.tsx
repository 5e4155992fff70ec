import Box from '@mui/material/Box';

export default function ShortLabel() {
  return (
    <Box sx={{ m: 2, p: 2, border: 1, borderColor: 'divider' }}>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>Platform 7, 14:05</Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        The train to Ghent leaves from platform 7 at 14:05.
      </Box>
    </Box>
  );
}
