import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const tile = { width: 48, height: 48, bgcolor: 'primary.main' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={3} color="error">
        <Box role="img" aria-label="Album cover" sx={tile} />
      </Badge>
      <Badge badgeContent={3} color="error">
        <Box
          role="img"
          aria-label="Artist, rectangular overlap"
          sx={{ ...tile, borderRadius: '50%' }}
        />
      </Badge>
      <Badge badgeContent={3} color="error" overlap="circular">
        <Box
          role="img"
          aria-label="Artist, circular overlap"
          sx={{ ...tile, borderRadius: '50%' }}
        />
      </Badge>
    </Stack>
  );
}
