import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import './bordered-cells.css';

const facts = [
  { name: 'Height', value: '828 m' },
  { name: 'Floors', value: '163' },
  { name: 'Elevators', value: '57' },
  { name: 'Opened', value: '2010' },
];

export default function BorderedCells() {
  return (
    <Grid container className="bordered-cells">
      {facts.map(({ name, value }) => (
        <Grid key={name} size={{ xs: 6, sm: 3 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
