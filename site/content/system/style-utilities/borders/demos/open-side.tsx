import Box from '@mui/material/Box';

const stops = ['Oslo', 'Hamar', 'Lillehammer'];

export default function OpenSide() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 240, maxWidth: '100%', listStyle: 'none' }}>
      {stops.map((stop, index) => (
        <Box
          component="li"
          key={stop}
          sx={[{ p: 1, border: 1, borderColor: 'divider' }, index > 0 && { borderTop: 0 }]}
        >
          {stop}
        </Box>
      ))}
    </Box>
  );
}
