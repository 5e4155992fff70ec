import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const exhibitions = [
  { title: 'Glass from Murano', until: 'Until March 3' },
  { title: 'Maps of the sky', until: 'Until April 19' },
  { title: 'Woven letters', until: 'Until May 7' },
];

export default function Exhibitions() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
      <Grid container spacing={{ xs: 1, md: 3 }}>
        {exhibitions.map(({ title, until }) => (
          <Grid key={title} size={{ xs: 12, sm: 6, md: 4 }}>
            <Card variant="outlined">
              <CardContent>
                <Typography sx={{ fontSize: { xs: '1rem', md: '1.25rem' } }}>{title}</Typography>
                <Typography color="textSecondary">{until}</Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
