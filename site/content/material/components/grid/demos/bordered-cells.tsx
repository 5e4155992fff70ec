import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const facts = [
  { name: 'Height', value: '828 m' },
  { name: 'Floors', value: '163' },
  { name: 'Elevators', value: '57' },
  { name: 'Opened', value: '2010' },
];

export default function BorderedCells() {
  return (
    <Grid
      container
      sx={{
        width: '100%',
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        '& > *': { borderRight: 1, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {facts.map(({ name, value }) => (
        <Grid key={name} size={{ xs: 6, sm: 3 }} sx={{ p: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
