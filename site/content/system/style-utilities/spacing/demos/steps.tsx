import Box from '@mui/material/Box';

const steps = [0.5, 1, 2, 3, 4];

export default function Steps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
      {steps.map((step) => (
        <Box key={step} sx={{ textAlign: 'center' }}>
          <Box sx={{ p: step, bgcolor: 'primary.main', borderRadius: 1 }}>
            <Box sx={{ width: 32, height: 32, bgcolor: 'background.paper' }} />
          </Box>
          <Box sx={{ typography: 'body2', mt: 1 }}>p: {step}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{step * 8} px</Box>
        </Box>
      ))}
    </Box>
  );
}
