import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const exhibitions = [
  { title: 'Harbors in watercolor', room: 'Room 2' },
  { title: 'Clocks without hands', room: 'Room 5' },
];

export default function ExhibitionCards() {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0 }}>
      {exhibitions.map(({ title, room }) => (
        <Card key={title} component="li" variant="outlined" sx={{ flexGrow: 1, listStyle: 'none' }}>
          <CardContent>
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography color="textSecondary">{room}</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
