import Box from '@mui/material/Box';

const frame = { gap: 1, p: 1, border: 1, borderColor: 'divider' };

export default function FlexAndInline() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ ...frame, display: 'flex', mb: 2 }}>
        <span>Flour</span>
        <span>500 g</span>
      </Box>
      <Box sx={{ ...frame, display: 'inline-flex' }}>
        <span>Yeast</span>
        <span>7 g</span>
      </Box>
    </Box>
  );
}
