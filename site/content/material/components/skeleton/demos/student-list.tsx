import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const students = [
  { name: 'Aino Virtanen', course: 'Pottery, level 2', widths: [130, 110] },
  { name: 'Bilal Rahman', course: 'Life drawing', widths: [115, 90] },
  { name: 'Clara Nyström', course: 'Printmaking', widths: [140, 80] },
];

export default function StudentList() {
  const [loading, setLoading] = useState(true);

  return (
    <div style={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Students" aria-busy={loading}>
        {students.map(({ name, course, widths }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar aria-hidden sx={{ bgcolor: 'primary.dark' }}>
                  {name[0]}
                </Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width={widths[0]} /> : name}
              secondary={loading ? <Skeleton width={widths[1]} /> : course}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show' : 'Reload'} the students
      </Button>
    </div>
  );
}
