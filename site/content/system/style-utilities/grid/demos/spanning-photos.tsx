import Box from '@mui/material/Box';

const tile = { p: 1, bgcolor: 'action.hover' };

export default function SpanningPhotos() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gridAutoRows: '56px',
        gap: 1,
        width: '100%',
      }}
    >
      <Box sx={{ ...tile, gridColumn: 'span 2', gridRow: 'span 2' }}>Lighthouse</Box>
      <Box sx={tile}>Dune</Box>
      <Box sx={tile}>Pier</Box>
      <Box sx={{ ...tile, gridColumn: 'span 2' }}>Harbor at dawn</Box>
      <Box sx={{ ...tile, gridColumn: '1 / -1' }}>Panorama</Box>
    </Box>
  );
}
