import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationStyles() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} aria-label="Recipes" />
      <Pagination count={4} aria-label="Menus" color="primary" shape="rounded" />
      <Pagination count={4} aria-label="Guests" variant="outlined" color="secondary" />
      <Pagination count={4} aria-label="Orders" variant="outlined" shape="rounded" disabled />
    </Stack>
  );
}
