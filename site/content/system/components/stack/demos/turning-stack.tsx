import { Box, Stack } from '@mui/system';

export default function TurningStack() {
  return (
    <Box sx={{ p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2, md: 4 }}>
        {['Choose seats', 'Add snacks', 'Pay'].map((step) => (
          <Box key={step} sx={{ p: 1, border: 1, flexGrow: 1 }}>
            {step}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
