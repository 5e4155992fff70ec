import Typography from '@mui/material/Typography';

export default function ConcertNotes() {
  return (
    <article>
      <Typography variant="overline">Chamber music</Typography>
      <Typography variant="h4" component="h2" gutterBottom>
        Evening at the lake
      </Typography>
      <Typography gutterBottom>
        Five players, no conductor, and a program that ends with the sunset.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Doors open at 6:30 p.m.
      </Typography>
    </article>
  );
}
