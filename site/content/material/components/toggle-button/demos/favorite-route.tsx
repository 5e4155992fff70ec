import { useState } from 'react';
import StarIcon from '@mui/icons-material/Star';
import ToggleButton from '@mui/material/ToggleButton';

export default function FavoriteRoute() {
  const [favorite, setFavorite] = useState(false);

  return (
    <ToggleButton
      value="favorite"
      color="primary"
      selected={favorite}
      onChange={() => setFavorite(!favorite)}
    >
      <StarIcon sx={{ marginInlineEnd: 1 }} /> Favorite route
    </ToggleButton>
  );
}
