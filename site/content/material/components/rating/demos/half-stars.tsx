import Rating from '@mui/material/Rating';

export default function HalfStars() {
  return <Rating role="radiogroup" aria-label="Sound" defaultValue={2.5} precision={0.5} />;
}
