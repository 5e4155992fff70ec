import Box from '@mui/material/Box';

export default function OneSide() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { p: 2, minWidth: 120 } }}>
      <Box sx={{ borderTop: 2 }}>borderTop</Box>
      <Box sx={{ borderRight: 2 }}>borderRight</Box>
      <Box sx={{ borderBottom: 2 }}>borderBottom</Box>
      <Box sx={{ borderLeft: 2 }}>borderLeft</Box>
    </Box>
  );
}
