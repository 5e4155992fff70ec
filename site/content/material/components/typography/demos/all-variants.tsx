import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const others = [
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function AllVariants() {
  return (
    <Stack spacing={1} sx={{ width: '100%', overflow: 'hidden' }}>
      {[...headings, ...others].map((variant) => (
        <Typography key={variant} variant={variant} component="div">
          {variant}
        </Typography>
      ))}
    </Stack>
  );
}
