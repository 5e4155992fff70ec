import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const parcels = Array.from({ length: 20_000 }, (_, index) => `Parcel ${index + 1}`);
const rowHeight = 48;
const height = 240;

export default function VirtualCatalog() {
  const [scrollTop, setScrollTop] = useState(0);
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - 2);
  const visible = parcels.slice(first, first + Math.ceil(height / rowHeight) + 4);

  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Parcels in the depot"
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      sx={{ width: '100%', maxWidth: 320, height, overflow: 'auto' }}
    >
      <List disablePadding sx={{ height: parcels.length * rowHeight }}>
        {visible.map((parcel, index) => (
          <ListItem
            key={parcel}
            aria-setsize={parcels.length}
            aria-posinset={first + index + 1}
            style={{ position: 'absolute', top: (first + index) * rowHeight, height: rowHeight }}
          >
            <ListItemText primary={parcel} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
