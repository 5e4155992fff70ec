import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2}>
      <Pagination count={3} size="small" aria-label="Small" />
      <Pagination count={3} aria-label="Medium" />
      <Pagination count={3} size="large" aria-label="Large" />
    </Stack>
  );
}
