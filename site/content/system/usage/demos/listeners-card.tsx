import Box from '@mui/material/Box';

export default function ListenersCard() {
  return (
    <Box
      sx={{
        p: 3,
        minWidth: 240,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        boxShadow: 1,
      }}
    >
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>Monthly listeners</Box>
      <Box sx={{ color: 'text.primary', fontSize: 34, fontWeight: 'medium' }}>98,320</Box>
      <Box component="span" sx={{ color: 'success.main', fontWeight: 'bold' }}>
        +18.8%
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        since September
      </Box>
    </Box>
  );
}
