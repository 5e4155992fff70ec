import Box from '@mui/material/Box';

const title = 'Proceedings of the Third Conference on Coastal Erosion';
const frame = { p: 1, width: 240, maxWidth: '100%', border: 1, borderColor: 'divider' };

export default function CutText() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ ...frame, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>
        {title}
      </Box>
      <Box sx={{ ...frame, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'clip' }}>
        {title}
      </Box>
    </Box>
  );
}
