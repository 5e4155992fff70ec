import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function JumpButtons() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={24}
        size="small"
        boundaryCount={0}
        showFirstButton
        showLastButton
        aria-label="Archive"
      />
      <Pagination count={5} size="small" hidePrevButton hideNextButton aria-label="Chapters" />
    </Stack>
  );
}
