import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CourseRatings() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography>Pottery for beginners</Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Rating value={3.7} precision={0.1} readOnly />
          <Typography variant="body2">3.7 (212 ratings)</Typography>
        </Stack>
      </div>
      <div>
        <Typography>Glazing (you can rate it after June 3)</Typography>
        <Rating role="radiogroup" aria-label="Glazing" value={null} disabled />
      </div>
    </Stack>
  );
}
