import { Box, Stack } from '@mui/system';

export default function FirstStack() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {['Unpack', 'Sort', 'Label'].map((step) => (
        <Box key={step} sx={{ p: 1, border: 1, borderRadius: 1 }}>
          {step}
        </Box>
      ))}
    </Stack>
  );
}
