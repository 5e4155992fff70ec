import Box from '@mui/material/Box';

const frame = { p: 1, border: 1, borderColor: 'divider' };

export default function InlineAndBlock() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ ...frame, display: 'inline' }}>Adult</Box>
      <Box sx={{ ...frame, display: 'inline' }}>Student</Box>
      <Box component="span" sx={{ ...frame, display: 'block', mt: 2 }}>
        Family ticket
      </Box>
      <Box component="span" sx={{ ...frame, display: 'block' }}>
        Season pass
      </Box>
    </Box>
  );
}
