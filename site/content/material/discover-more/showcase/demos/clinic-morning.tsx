import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const visits = [
  { time: '08:20', room: 'Room 2', reason: 'Blood test' },
  { time: '08:50', room: 'Room 1', reason: 'Vaccination' },
  { time: '09:30', room: 'Room 2', reason: 'Follow-up' },
];

export default function ClinicMorning() {
  const [done, setDone] = useState(['08:20']);
  const toggle = (time: string) =>
    setDone(done.includes(time) ? done.filter((entry) => entry !== time) : [...done, time]);

  return (
    <Card variant="outlined" sx={{ width: 380, maxWidth: '100%' }}>
      <CardContent>
        <Typography component="p" variant="h6">
          Tuesday morning
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-label="Visits done"
          value={(done.length / visits.length) * 100}
          sx={{ my: 1 }}
        />
        <List disablePadding aria-label="Visits">
          {visits.map(({ time, room, reason }) => (
            <ListItem
              key={time}
              disableGutters
              secondaryAction={
                <Checkbox
                  checked={done.includes(time)}
                  onChange={() => toggle(time)}
                  slotProps={{ input: { 'aria-label': `${time} done` } }}
                />
              }
            >
              <ListItemAvatar>
                <Avatar>{room.at(-1)}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={`${time} ${reason}`} secondary={room} />
            </ListItem>
          ))}
        </List>
        <Chip label={`${done.length} of ${visits.length} done`} />
      </CardContent>
    </Card>
  );
}
