import Box from '@mui/material/Box';

const concerts = ['Fri, Oct 3: Lisbon', 'Sun, Oct 5: Porto', 'Tue, Oct 7: Vigo'];

export default function ConcertColumns() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        m: 0,
        p: [1, 2],
        listStyle: 'none',
      }}
    >
      {concerts.map((concert) => (
        <Box component="li" key={concert} sx={{ p: 1, border: 1, borderColor: 'divider' }}>
          {concert}
        </Box>
      ))}
    </Box>
  );
}
