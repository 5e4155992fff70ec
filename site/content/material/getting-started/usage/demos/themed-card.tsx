import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#9c3b1b' } } },
    dark: { palette: { primary: { main: '#f4a98f' } } },
  },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
});

export default function ThemedCard() {
  const [booked, setBooked] = useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined" sx={{ maxWidth: 360 }}>
        <CardContent>
          <Typography variant="h6" component="p" gutterBottom>
            Reading room 4
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {booked
              ? 'You have a seat until 22:00.'
              : 'Eight seats, silent, open until 22:00. Bring your library card.'}
          </Typography>
        </CardContent>
        <CardActions>
          <Button variant="contained" disabled={booked} onClick={() => setBooked(true)}>
            Book a seat
          </Button>
          <Button disabled={!booked} onClick={() => setBooked(false)}>
            Cancel
          </Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
