import Box from '@mui/material/Box';

export default function TariffCard() {
  return (
    <Box
      sx={{
        width: { xs: '100%', sm: 320 },
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ typography: 'h6' }}>Night rate</Box>
      <Box sx={{ color: 'text.secondary' }}>Charge your car from 10 p.m. to 6 a.m.</Box>
    </Box>
  );
}
