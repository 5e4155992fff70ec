import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function useBreakpoint() {
  const { breakpoints } = useTheme();
  const matches = {
    sm: useMediaQuery(breakpoints.up('sm')),
    md: useMediaQuery(breakpoints.up('md')),
    lg: useMediaQuery(breakpoints.up('lg')),
    xl: useMediaQuery(breakpoints.up('xl')),
  };
  return breakpoints.keys.findLast((key) => key !== 'xs' && matches[key]) ?? 'xs';
}

export default function CurrentBreakpoint() {
  const breakpoint = useBreakpoint();

  return <Box sx={{ p: 2 }}>Current breakpoint: {breakpoint}</Box>;
}
