import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function NoGutters() {
  return (
    <div style={{ width: '100%', maxWidth: 320 }}>
      <Typography component="p" variant="h6">
        Ingredients
      </Typography>
      <List disablePadding aria-label="Ingredients">
        {['250 g rye flour', '150 ml buttermilk', '1 tsp caraway seeds'].map((ingredient) => (
          <ListItem key={ingredient} disableGutters divider>
            <ListItemText primary={ingredient} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
