import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const days = {
  Friday: ['Opening concert', 'Street choir', 'Night of the organs'],
  Saturday: ['Brass brunch', 'Children’s opera', 'Quartet by candlelight'],
  Sunday: ['Matinee', 'Open rehearsal', 'Closing gala'],
};

export default function StickyProgram() {
  const id = useId();

  return (
    <Paper
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Festival schedule"
      sx={{ width: '100%', maxWidth: 320, height: 240, overflow: 'auto' }}
    >
      <List disablePadding>
        {Object.entries(days).map(([day, events]) => (
          <li key={day}>
            <List disablePadding aria-labelledby={`${id}-${day}`}>
              <ListSubheader id={`${id}-${day}`}>{day}</ListSubheader>
              {events.map((event) => (
                <ListItem key={event}>
                  <ListItemText primary={event} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
