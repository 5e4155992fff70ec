import Typography from '@mui/material/Typography';

export default function PageStructure() {
  return (
    <section>
      <Typography variant="h5" component="h3">
        Opening hours
      </Typography>
      <Typography variant="subtitle1" component="p">
        Municipal library
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        Closed on public holidays
      </Typography>
    </section>
  );
}
