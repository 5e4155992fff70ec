import { useState } from 'react';
import AlbumIcon from '@mui/icons-material/Album';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const records = ['Night Ferry', 'Paper Lanterns', 'Low Tide'];

export default function RecordShelf() {
  const [playing, setPlaying] = useState('nothing');

  return (
    <div style={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Records">
        {records.map((record) => (
          <ListItem key={record} disablePadding>
            <ListItemButton onClick={() => setPlaying(record)}>
              <ListItemIcon>
                <AlbumIcon />
              </ListItemIcon>
              <ListItemText primary={record} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" sx={{ px: 2 }}>
        Playing: {playing}
      </Typography>
    </div>
  );
}
