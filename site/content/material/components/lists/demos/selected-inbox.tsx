import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent', 'Archive'];

export default function SelectedInbox() {
  const [selected, setSelected] = useState('Drafts');

  return (
    <List aria-label="Mail folders" sx={{ width: '100%', maxWidth: 280 }}>
      {folders.map((folder) => (
        <ListItem key={folder} disablePadding>
          <ListItemButton
            selected={folder === selected}
            aria-current={folder === selected}
            onClick={() => setSelected(folder)}
          >
            <ListItemText primary={folder} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
