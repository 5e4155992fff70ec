import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function SpinnerSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="Loading, 24 pixels" size={24} />
      <CircularProgress aria-label="Loading, 40 pixels" />
      <CircularProgress aria-label="Loading, 4 rem" size="4rem" />
      <CircularProgress aria-label="Loading, thin" size="4rem" thickness={1.5} />
    </Stack>
  );
}
