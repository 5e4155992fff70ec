import { useId, useState } from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default function NestedCatalog() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <List
      component="nav"
      aria-labelledby={`${id}-title`}
      subheader={
        <ListSubheader component="div" id={`${id}-title`}>
          Library catalog
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <List disablePadding>
        <ListItem disablePadding>
          <ListItemButton href="#nested-list">
            <ListItemText primary="New arrivals" />
          </ListItemButton>
        </ListItem>
        {/* #region */}
        <li>
          <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
            <ListItemText primary="Nonfiction" />
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ListItemButton>
          <Collapse in={open}>
            <List disablePadding aria-label="Nonfiction">
              {['History', 'Science', 'Travel'].map((subject) => (
                <ListItem key={subject} disablePadding>
                  <ListItemButton href="#nested-list" sx={{ pl: 4 }}>
                    <ListItemText primary={subject} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
        {/* #endregion */}
      </List>
    </List>
  );
}
