import { Box, Stack } from '@mui/system';

const line = <Box component="span" aria-hidden sx={{ width: '1px', bgcolor: 'currentColor' }} />;

export default function LinedStack() {
  return (
    <Stack direction="row" spacing={2} divider={line}>
      <span>Orchestra</span>
      <span>Balcony</span>
      <span>Box seats</span>
    </Stack>
  );
}
