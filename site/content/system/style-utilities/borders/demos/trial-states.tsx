import Box from '@mui/material/Box';

const samples = [
  { name: 'Sample 14', state: 'passed', color: 'success.main' },
  { name: 'Sample 15', state: 'repeat', color: 'warning.main' },
  { name: 'Sample 16', state: 'failed', color: 'error.main' },
];

export default function TrialStates() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {samples.map(({ name, state, color }) => (
        <Box key={name} sx={{ p: 2, border: 2, borderColor: color }}>
          {name}: {state}
        </Box>
      ))}
    </Box>
  );
}
