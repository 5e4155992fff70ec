import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PageRanges() {
  const pages = { count: 20, defaultPage: 10, size: 'small' } as const;

  return (
    <Stack spacing={2}>
      <Pagination {...pages} siblingCount={0} aria-label="No siblings" />
      <Pagination {...pages} aria-label="Default" />
      <Pagination {...pages} boundaryCount={0} aria-label="No boundaries" />
      <Pagination {...pages} siblingCount={0} boundaryCount={2} aria-label="Two at each end" />
    </Stack>
  );
}
