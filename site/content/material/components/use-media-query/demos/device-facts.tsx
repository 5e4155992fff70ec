import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

const queries = [
  ['Prefers a dark page', '(prefers-color-scheme: dark)'],
  ['Prefers less motion', '(prefers-reduced-motion: reduce)'],
  ['Prefers more contrast', '(prefers-contrast: more)'],
  ['Has a precise pointer', '(pointer: fine)'],
  ['Can hover', '(hover: hover)'],
  ['Landscape', '(orientation: landscape)'],
] as const;

function Fact({ label, query }: { label: string; query: string }) {
  const matches = useMediaQuery(query);
  return (
    <li>
      {label}: {matches ? 'yes' : 'no'}
    </li>
  );
}

export default function DeviceFacts() {
  return (
    <Box component="ul" sx={{ m: 0 }}>
      {queries.map(([label, query]) => (
        <Fact key={query} label={label} query={query} />
      ))}
    </Box>
  );
}
