import { useState } from 'react';
import AlbumIcon from '@mui/icons-material/Album';
import HomeIcon from '@mui/icons-material/Home';
import PersonIcon from '@mui/icons-material/Person';
import RadioIcon from '@mui/icons-material/Radio';
import SearchIcon from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import './five-actions.css';

const pages = [
  { label: 'Home', icon: <HomeIcon /> },
  { label: 'Search', icon: <SearchIcon /> },
  { label: 'Albums', icon: <AlbumIcon /> },
  { label: 'Radio', icon: <RadioIcon /> },
  { label: 'Profile', icon: <PersonIcon /> },
];

export default function FiveActions() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Music app"
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      className="five-actions"
    >
      {pages.map((page, index) => (
        <BottomNavigationAction
          key={page.label}
          {...page}
          aria-current={index === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
