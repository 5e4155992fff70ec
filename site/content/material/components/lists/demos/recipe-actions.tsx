import { useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function RecipeActions() {
  const [recipes, setRecipes] = useState(['Barley soup', 'Onion tart', 'Plum cake']);
  const [message, setMessage] = useState('Three recipes');

  function remove(recipe: string) {
    setRecipes(recipes.filter((other) => other !== recipe));
    setMessage(`Removed ${recipe}`);
  }

  return (
    <div style={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Recipes">
        {recipes.map((recipe) => (
          // #region
          <ListItem
            key={recipe}
            disablePadding
            secondaryAction={
              <IconButton edge="end" aria-label={`Remove ${recipe}`} onClick={() => remove(recipe)}>
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setMessage(`Opened ${recipe}`)}>
              <ListItemAvatar>
                <Avatar variant="rounded" aria-hidden sx={{ bgcolor: 'primary.dark' }}>
                  {recipe[0]}
                </Avatar>
              </ListItemAvatar>
              <ListItemText primary={recipe} />
            </ListItemButton>
          </ListItem>
          // #endregion
        ))}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        {message}
      </Typography>
    </div>
  );
}
