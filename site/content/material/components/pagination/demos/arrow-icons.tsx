import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function ArrowIcons() {
  return (
    <Pagination
      count={4}
      aria-label="Lessons"
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBack, next: ArrowForward }} />
      )}
    />
  );
}
