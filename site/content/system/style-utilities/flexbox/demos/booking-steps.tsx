import Box from '@mui/material/Box';

export default function BookingSteps() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        m: 2,
        p: 0,
        listStyle: 'none',
        '& li': { flex: 1, p: 1, border: 1, borderColor: 'divider' },
      }}
    >
      <li>1. Choose a cabin</li>
      <li>2. Add passengers</li>
      <li>3. Pay</li>
    </Box>
  );
}
