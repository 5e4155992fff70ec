import { Box, Stack } from '@mui/system';

export default function RowStack() {
  return (
    <Stack direction="row" spacing={2}>
      {['S', 'M', 'L', 'XL'].map((size) => (
        <Box key={size} sx={{ px: 2, py: 1, border: 1 }}>
          {size}
        </Box>
      ))}
    </Stack>
  );
}
