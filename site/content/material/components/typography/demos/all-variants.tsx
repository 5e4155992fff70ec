import Box from '@mui/material/Box';
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
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, width: '100%' }}>
      {[headings, others].map((variants) => (
        <Stack key={variants[0]} spacing={1}>
          {variants.map((variant) => (
            <Typography key={variant} variant={variant} component="div">
              {variant}
            </Typography>
          ))}
        </Stack>
      ))}
    </Box>
  );
}
