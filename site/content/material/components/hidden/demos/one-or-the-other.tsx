import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const views = [
  { label: 'Shelves', text: '312 books on 14 shelves' },
  { label: 'Loans', text: '2 books due on May 12' },
  { label: 'Account', text: 'Library card 4402' },
];

export default function OneOrTheOther() {
  const [view, setView] = useState(0);
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));
  const change = (_event: unknown, value: number) => setView(value);

  return (
    <Box sx={{ p: 2 }}>
      {wide ? (
        <Tabs value={view} onChange={change} aria-label="Library">
          {views.map(({ label }) => (
            <Tab key={label} label={label} />
          ))}
        </Tabs>
      ) : (
        <BottomNavigation showLabels value={view} onChange={change}>
          {views.map(({ label }) => (
            <BottomNavigationAction key={label} label={label} />
          ))}
        </BottomNavigation>
      )}
      <Typography sx={{ mt: 2 }}>{views[view]?.text}</Typography>
    </Box>
  );
}
