import Box from '@mui/material/Box';

export default function NoShrink() {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, width: 300, maxWidth: '100%', border: 1 }}>
      <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
        width: 100%, shrinks to make room for the other
      </Box>
      <Box sx={{ flexShrink: 0, bgcolor: 'action.selected' }}>flexShrink: 0</Box>
    </Box>
  );
}
