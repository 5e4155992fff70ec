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
      className="w-full border-s border-t border-black/12 *:border-e *:border-b *:border-inherit dark:border-white/12"
    >
      {facts.map(({ name, value }) => (
        <Grid key={name} size={{ xs: 6, sm: 3 }} className="p-4">
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
