import { useState } from 'react';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { label: 'Recipes', icon: <MenuBookIcon /> },
  { label: 'Meal plan', icon: <RestaurantIcon /> },
  { label: 'Groceries', icon: <ShoppingBasketIcon /> },
];

export default function AllLabels() {
  const [value, setValue] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Kitchen app"
      showLabels
      value={value}
      onChange={(_event, next: number) => setValue(next)}
      sx={{ width: '100%', maxWidth: 480 }}
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
