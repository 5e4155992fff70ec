import Box from '@mui/material/Box';

const results = [
  { intent: 'success', text: '212 tests passed' },
  { intent: 'primary', text: '3 tests running' },
  { intent: 'secondary', text: '5 new tests' },
] as const;

export default function BuildResults() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 260 }}>
      {results.map(({ intent, text }) => (
        <Box
          key={intent}
          sx={{ p: 1.5, bgcolor: `${intent}.main`, color: `${intent}.contrastText` }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
