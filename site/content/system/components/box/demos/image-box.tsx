import Box from '@mui/system/Box';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" fill="#cfd8dc"/><circle cx="60" cy="30" r="20" fill="#455a64"/></svg>';
const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;

export default function ImageBox() {
  return (
    <Box
      component="img"
      src={drawing}
      alt="A dark circle on a gray field"
      sx={{ width: 240, maxWidth: 1, aspectRatio: '2 / 1', borderRadius: 2, objectFit: 'cover' }}
    />
  );
}
