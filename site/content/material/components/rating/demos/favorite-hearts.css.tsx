import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';
import './favorite-hearts.css';

export default function FavoriteHearts() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Album"
      defaultValue={2.5}
      precision={0.5}
      icon={<FavoriteIcon fontSize="inherit" />}
      emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      getLabelText={(value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`}
      className="favorite-hearts"
    />
  );
}
