import Box from '@mui/material/Box';

export default function OrderChanges() {
  return (
    <Box sx={{ display: 'flex', gap: 1, '& > *': { p: 1, border: 1, borderColor: 'divider' } }}>
      <Box sx={{ order: 2 }}>First in the HTML</Box>
      <Box sx={{ order: 3 }}>Second</Box>
      <Box sx={{ order: 1 }}>Third</Box>
    </Box>
  );
}
