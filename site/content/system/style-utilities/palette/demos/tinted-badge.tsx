import Box from '@mui/material/Box';

const levels = ['success.main', 'secondary.main', 'error.main'];

export default function TintedBadge() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {levels.map((color) => (
        <Box
          key={color}
          sx={{
            color,
            p: 1.5,
            borderRadius: '50%',
            lineHeight: 0,
            bgcolor: 'color-mix(in srgb, currentColor 16%, transparent)',
            '& svg': { fill: 'currentColor' },
          }}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" role="img" aria-label={color}>
            <path d="M12 3 2 20h20z" />
          </svg>
        </Box>
      ))}
    </Box>
  );
}
