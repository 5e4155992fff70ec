import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: '128' },
  { name: 'In transit', value: '41' },
  { name: 'Returned', value: '6' },
  { name: 'Late', value: '3' },
];

export default function FiguresGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {figures.map(({ name, value }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
            <Typography variant="body2">{name}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
