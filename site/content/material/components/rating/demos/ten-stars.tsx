import Rating from '@mui/material/Rating';

export default function TenStars() {
  return <Rating role="radiogroup" aria-label="Film" defaultValue={7} max={10} />;
}
