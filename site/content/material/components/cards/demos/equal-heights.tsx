import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Reading room', text: 'Eight seats, silent.' },
  { name: 'Studio', text: 'Piano and microphones. Book a day before, for two hours at most.' },
  { name: 'Workshop', text: 'Saw, drill and printer. Bring your own wood.' },
];

export default function EqualHeights() {
  const [booked, setBooked] = useState('');

  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        width: '100%',
        m: 0,
        p: 0,
      }}
    >
      {rooms.map(({ name, text }) => (
        <Card
          key={name}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography variant="h6" component="p">
              {name}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button
              aria-label={`Book the ${name.toLowerCase()}`}
              disabled={name === booked}
              onClick={() => setBooked(name)}
            >
              {name === booked ? 'Booked' : 'Book'}
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
