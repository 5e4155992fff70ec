import { Box, Stack } from '@mui/system';

const genres = ['Opera', 'Chamber music', 'Jazz', 'Film music', 'Choir', 'Organ'];

export default function WrappingStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 260, maxWidth: '100%' }}
    >
      {genres.map((genre) => (
        <Box key={genre} sx={{ px: 1, border: 1, borderRadius: 4 }}>
          {genre}
        </Box>
      ))}
    </Stack>
  );
}
