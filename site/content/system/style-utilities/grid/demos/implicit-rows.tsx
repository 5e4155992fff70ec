import Box from '@mui/material/Box';

const rooms = ['Studio', 'Rehearsal room', 'Concert hall with gallery', 'Archive'];

export default function ImplicitRows() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gridAutoRows: 'minmax(64px, auto)',
        gap: 1,
        width: 320,
        maxWidth: '100%',
      }}
    >
      {rooms.map((room) => (
        <Box key={room} sx={{ p: 1, bgcolor: 'action.hover' }}>
          {room}
        </Box>
      ))}
    </Box>
  );
}
