import Box from '@mui/material/Box';

export default function ParcelLabel() {
  return (
    <Box
      sx={{
        width: 280,
        p: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        boxShadow: 2,
        '&:hover': { boxShadow: 6 },
      }}
    >
      <Box sx={{ typography: 'overline', color: 'primary.main' }}>Express</Box>
      <Box sx={{ typography: 'h6' }}>Parcel 88-204</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Malmö to Rostock, 4.2 kg</Box>
    </Box>
  );
}
