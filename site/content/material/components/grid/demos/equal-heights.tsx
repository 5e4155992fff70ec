import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Pottery', text: 'Six evenings at the wheel.' },
  { name: 'Bread', text: 'Sourdough from the first day to the first loaf, with your own starter.' },
  { name: 'Drawing', text: 'Bring a pencil.' },
];

export default function EqualHeights() {
  const [booked, setBooked] = useState('');

  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {/* #region */}
      {courses.map(({ name, text }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }} sx={{ display: 'flex' }}>
          <Card variant="outlined" sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography variant="h6" component="p">
                {name}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
            <CardActions>
              <Button
                size="small"
                aria-label={`Book ${name}`}
                disabled={name === booked}
                onClick={() => setBooked(name)}
              >
                {name === booked ? 'Booked' : 'Book'}
              </Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
      {/* #endregion */}
    </Grid>
  );
}
