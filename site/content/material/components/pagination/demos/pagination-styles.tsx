import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationStyles() {
  return (
    <Stack spacing={2}>
      <Pagination count={8} aria-label="Recipes" />
      <Pagination count={8} aria-label="Menus" color="primary" shape="rounded" />
      <Pagination count={8} aria-label="Guests" variant="outlined" color="secondary" />
      <Pagination count={8} aria-label="Orders" variant="outlined" shape="rounded" disabled />
    </Stack>
  );
}
