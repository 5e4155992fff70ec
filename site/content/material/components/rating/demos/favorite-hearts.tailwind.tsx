import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';

const filled = '[&_.MuiRating-iconFilled]:text-red-700 dark:[&_.MuiRating-iconFilled]:text-red-500';
const hovered =
  '[&_.MuiRating-iconFilled.MuiRating-iconHover]:text-red-800 dark:[&_.MuiRating-iconFilled.MuiRating-iconHover]:text-red-600';

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
      className={`${filled} ${hovered}`}
    />
  );
}
