import Box from '@mui/material/Box';

const albums = ['Low Tide', 'Glass City', 'Ember', 'Night Bus', 'Salt', 'Overtones'];

export default function AsManyAsFit() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 1,
        width: '100%',
      }}
    >
      {albums.map((album) => (
        <Box key={album} sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {album}
        </Box>
      ))}
    </Box>
  );
}
