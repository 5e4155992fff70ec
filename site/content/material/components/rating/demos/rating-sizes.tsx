import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      {sizes.map((size) => (
        <Rating
          key={size}
          role="radiogroup"
          aria-label={`Campsite, ${size}`}
          defaultValue={4}
          size={size}
        />
      ))}
    </Stack>
  );
}
