import Box from '@mui/material/Box';

export default function TwoLines() {
  return (
    <Box
      sx={{
        width: 280,
        maxWidth: '100%',
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      }}
    >
      The archive holds 1,400 maps of the coast, drawn between 1780 and 1910. Most of them are
      available as scans, and the originals can be requested two days ahead.
    </Box>
  );
}
