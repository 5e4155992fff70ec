import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function FitTheWidth() {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Box sx={{ p: 2 }}>
      <Pagination
        count={40}
        defaultPage={18}
        size={narrow ? 'small' : 'medium'}
        siblingCount={narrow ? 0 : 2}
        boundaryCount={narrow ? 1 : 2}
      />
    </Box>
  );
}
