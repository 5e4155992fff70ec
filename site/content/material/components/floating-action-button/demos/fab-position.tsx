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
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 360 }}>
      <Box
        role="region"
        aria-label="Shopping list"
        tabIndex={0}
        sx={{ height: 260, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        <List sx={{ pb: 10 }}>
          {items.map((item) => (
            <ListItem key={item}>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="Add item"
        onClick={add}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
