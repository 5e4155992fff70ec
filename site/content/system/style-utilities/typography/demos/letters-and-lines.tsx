import Box from '@mui/material/Box';

const text = 'The night train stops in Basel, Olten and Bern. Breakfast is served from 6:30.';

export default function LettersAndLines() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%', display: 'grid', gap: 2 }}>
      <Box sx={{ lineHeight: 'normal' }}>{text}</Box>
      <Box sx={{ lineHeight: 2 }}>{text}</Box>
      <Box sx={{ letterSpacing: 3 }}>ABC 123</Box>
      <Box sx={{ letterSpacing: '0.1em' }}>ABC 123</Box>
    </Box>
  );
}
