import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PlaceIcon from '@mui/icons-material/Place';
import SearchIcon from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { value: 'search', label: 'Search', icon: <SearchIcon /> },
  { value: 'nearby', label: 'Nearby', icon: <PlaceIcon /> },
  { value: 'favorites', label: 'Favorites', icon: <FavoriteIcon /> },
];

export default function TransitApp() {
  const [value, setValue] = useState('nearby');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Transit app"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {pages.map((page) => (
        <BottomNavigationAction
          key={page.value}
          {...page}
          aria-current={page.value === value ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
