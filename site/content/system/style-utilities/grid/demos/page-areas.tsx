import Box from '@mui/material/Box';

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        m: 2,
        gridTemplateAreas: {
          xs: `"header" "main" "filters" "footer"`,
          sm: `"header  header" "filters main" "footer  footer"`,
        },
        gridTemplateColumns: { sm: '160px 1fr' },
        '& > *': { p: 1, border: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridArea: 'header' }}>Seed catalog</Box>
      <Box sx={{ gridArea: 'filters' }}>Filters</Box>
      <Box sx={{ gridArea: 'main' }}>Results</Box>
      <Box sx={{ gridArea: 'footer' }}>Delivery and returns</Box>
    </Box>
  );
}
