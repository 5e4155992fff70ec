import Box from '@mui/material/Box';

const facts = [
  ['Weight', '4.2 kg'],
  ['Size', '30 × 20 × 12 cm'],
  ['Insured', 'up to €500'],
] as const;

export default function ParcelFacts() {
  return (
    // #region
    <Box
      component="dl"
      sx={{
        m: 0,
        p: { xs: 1, sm: 2 },
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 4 },
      }}
    >
      {/* #endregion */}
      {facts.map(([term, value]) => (
        <div key={term}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
