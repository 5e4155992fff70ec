import Box from '@mui/material/Box';

const address = 'Marina Lab\n12 Dock Street\nGalway';
const frame = { p: 1, border: 1, borderColor: 'divider' };

export default function AddressLines() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={frame}>{address}</Box>
      <Box sx={{ ...frame, whiteSpace: 'pre-line' }}>{address}</Box>
    </Box>
  );
}
