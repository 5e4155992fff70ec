import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const tasks = [
  { name: 'Changelog', note: 'One line per change' },
  { name: 'Screenshots', note: 'Light and dark' },
  { name: 'Translations', note: 'French is missing' },
];

export default function ReleaseChecklist() {
  const id = useId();
  const [done, setDone] = useState(['Changelog']);

  return (
    <div style={{ width: 300 }}>
      <List aria-label="Before the release">
        {/* #region */}
        {tasks.map(({ name, note }) => (
          <ListItem key={name} disablePadding>
            <ListItemIcon>
              <Checkbox
                checked={done.includes(name)}
                onChange={(event) =>
                  setDone(
                    event.target.checked ? [...done, name] : done.filter((other) => other !== name),
                  )
                }
                slotProps={{ input: { 'aria-labelledby': `${id}-${name}` } }}
              />
            </ListItemIcon>
            <ListItemText id={`${id}-${name}`} primary={name} secondary={note} />
          </ListItem>
        ))}
        {/* #endregion */}
      </List>
      <Typography role="status">
        Done: {done.length} of {tasks.length}
      </Typography>
    </div>
  );
}
