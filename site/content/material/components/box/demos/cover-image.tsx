import Box from '@mui/material/Box';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="#2a6f97"/><circle cx="320" cy="60" r="30" fill="#ffd166"/><path d="M0 200 L120 90 L210 200 Z" fill="#468faf"/><path d="M140 200 L260 70 L400 200 Z" fill="#61a5c2"/></svg>',
)}`;

export default function CoverImage() {
  return (
    <Box
      component="img"
      src={picture}
      alt="Two mountains under a low sun"
      sx={{
        display: 'block',
        width: { xs: '100%', sm: 360 },
        aspectRatio: '2 / 1',
        objectFit: 'cover',
        borderRadius: 2,
        boxShadow: 3,
      }}
    />
  );
}
