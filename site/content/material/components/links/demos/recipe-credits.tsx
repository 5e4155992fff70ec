import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function RecipeCredits() {
  return (
    <Typography>
      This soup keeps for three days in the fridge. See the{' '}
      <Link href="#underline">storage guide</Link> for freezing, or scale it up with the{' '}
      <Link href="#color-and-typography">portion calculator</Link>.
    </Typography>
  );
}
