import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating, { ratingClasses } from '@mui/material/Rating';

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
      sx={{
        [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
        [`& .${ratingClasses.iconHover}`]: { color: 'error.dark' },
      }}
    />
  );
}
