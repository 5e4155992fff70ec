import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Tile = styled('a')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid',
  borderRadius: 8,
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  transition: theme.transitions.create(['background-color', 'transform'], {
    duration: theme.transitions.duration.standard,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': {
    transform: 'scale(1.05)',
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function HoverTile() {
  return (
    <Box sx={{ p: 1 }}>
      <Tile href="#durations">Hover or focus this tile</Tile>
    </Box>
  );
}
