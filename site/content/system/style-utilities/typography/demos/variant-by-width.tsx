import Box from '@mui/material/Box';

export default function VariantByWidth() {
  return (
    <Box sx={{ p: 2, typography: { xs: 'body2', sm: 'h6', md: 'h5' } }}>
      The dam produces 240 megawatts on a wet day.
    </Box>
  );
}
