import Box from '@mui/material/Box';

export default function NightShift() {
  return (
    <Box
      component="section"
      aria-label="Night shift"
      sx={{
        p: 2,
        maxWidth: 360,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'subtitle1' }}>Night shift, ward 3</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5 }}>
        Two nurses, one on call. Starts at 21:30.
      </Box>
    </Box>
  );
}
