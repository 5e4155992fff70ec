import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const start = ['Olive oil', 'Red lentils', 'Cumin', 'Lemons', 'Yogurt', 'Flat bread'];

export default function FabPosition() {
  const [items, setItems] = useState(start);
  const add = () => setItems([`Another item ${items.length - 5}`, ...items]);

  return (
    <div className="relative w-full max-w-90">
      <Box
        role="region"
        aria-label="Shopping list"
        tabIndex={0}
        className="h-65 overflow-auto border border-black/12 dark:border-white/12"
      >
        <List className="pb-20">
          {items.map((item) => (
            <ListItem key={item}>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab color="primary" aria-label="Add item" onClick={add} className="absolute end-4 bottom-4">
        <AddIcon />
      </Fab>
    </div>
  );
}
