import Box from '@mui/material/Box';

export default function NewRibbon() {
  return (
    <Box sx={{ position: 'relative', p: 3, width: 240, border: 1, borderColor: 'divider' }}>
      Cello for beginners
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          px: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'body2',
        }}
      >
        New
      </Box>
    </Box>
  );
}
