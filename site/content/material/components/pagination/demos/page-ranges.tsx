import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PageRanges() {
  return (
    <Stack spacing={2}>
      <Pagination count={20} defaultPage={10} siblingCount={0} aria-label="No siblings" />
      <Pagination count={20} defaultPage={10} aria-label="Default" />
      <Pagination count={20} defaultPage={10} boundaryCount={0} aria-label="No boundaries" />
      <Pagination count={20} defaultPage={10} boundaryCount={2} aria-label="Two at each end" />
    </Stack>
  );
}
