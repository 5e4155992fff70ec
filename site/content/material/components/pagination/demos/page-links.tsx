import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PageLinks() {
  const [page, setPage] = useState(1);

  return (
    <Pagination
      aria-label="Search results"
      count={4}
      page={page}
      onChange={(_event, value) => setPage(value)}
      renderItem={(item) => (
        <PaginationItem {...item} component="a" href={`?page=${item.page}#links-in-pagination`} />
      )}
    />
  );
}
