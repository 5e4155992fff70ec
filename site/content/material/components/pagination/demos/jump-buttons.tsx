import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function JumpButtons() {
  return (
    <Stack spacing={2}>
      <Pagination count={24} showFirstButton showLastButton aria-label="Archive" />
      <Pagination count={5} hidePrevButton hideNextButton aria-label="Chapters" />
    </Stack>
  );
}
