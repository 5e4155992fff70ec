import Box from '@mui/material/Box';

export default function ReadingWidth() {
  return (
    <Box sx={{ width: '100%', border: 1, borderColor: 'divider' }}>
      <Box sx={{ maxWidth: 'sm', mx: 'auto', p: 2, bgcolor: 'action.hover' }}>
        The reading room is open to everyone. Bring a pencil, leave your bag in a locker, and ask at
        the desk for maps and manuscripts.
      </Box>
    </Box>
  );
}
