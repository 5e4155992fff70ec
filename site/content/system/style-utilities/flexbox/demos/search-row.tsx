import Box from '@mui/material/Box';

export default function SearchRow() {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        width: '100%',
        '& > *': { p: 1, border: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1 }}>flexGrow: 1</Box>
      <Box>Content width</Box>
      <Box>Content width</Box>
    </Box>
  );
}
