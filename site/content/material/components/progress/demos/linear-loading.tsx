import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearLoading() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <LinearProgress aria-label="Loading the catalog" />
      <LinearProgress aria-label="Connecting to the catalog" variant="query" color="secondary" />
    </Stack>
  );
}
