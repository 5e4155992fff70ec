import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import './fab-position.css';

const start = ['Olive oil', 'Red lentils', 'Cumin', 'Lemons', 'Yogurt', 'Flat bread'];

export default function FabPosition() {
  const [items, setItems] = useState(start);
  const add = () => setItems([`Another item ${items.length - 5}`, ...items]);

  return (
    <div className="shopping-list">
      <Box role="region" aria-label="Shopping list" tabIndex={0} className="shopping-list__items">
        <List className="shopping-list__list">
          {items.map((item) => (
            <ListItem key={item}>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab color="primary" aria-label="Add item" onClick={add} className="shopping-list__add">
        <AddIcon />
      </Fab>
    </div>
  );
}
