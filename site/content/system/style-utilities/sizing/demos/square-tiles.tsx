import Box from '@mui/material/Box';

export default function SquareTiles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 320,
        maxWidth: '100%',
      }}
    >
      {['Basil', 'Sage', 'Thyme'].map((herb) => (
        <Box
          key={herb}
          sx={{ display: 'grid', placeItems: 'center', aspectRatio: '1', bgcolor: 'action.hover' }}
        >
          {herb}
        </Box>
      ))}
    </Box>
  );
}
