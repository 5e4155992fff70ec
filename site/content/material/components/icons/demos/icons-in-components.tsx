import { useState } from 'react';
import FavoriteIcon from '@mui/icons-material/Favorite';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function IconsInComponents() {
  const [likes, setLikes] = useState(12);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button startIcon={<FavoriteIcon />} onClick={() => setLikes(likes + 1)}>
        Like the recipe
      </Button>
      <TextField
        label="Search recipes"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography>
        {likes} people <FavoriteIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> this
        recipe.
      </Typography>
    </Stack>
  );
}
