import Box from '@mui/system/Box';

export default function AsSection() {
  return (
    <Box component="section" aria-label="Ingredients" sx={{ p: 2, border: '1px dashed' }}>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        <li>400 g chickpeas</li>
        <li>2 tablespoons tahini</li>
      </Box>
    </Box>
  );
}
