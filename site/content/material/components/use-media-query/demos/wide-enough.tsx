import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WideEnough() {
  const matches = useMediaQuery('(min-width:600px)');

  return <Box sx={{ p: 2 }}>(min-width:600px) {matches ? 'matches' : 'does not match'}</Box>;
}
