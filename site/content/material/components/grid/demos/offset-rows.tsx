import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const shifts = [
  { name: 'Early', size: 4, offset: 0 },
  { name: 'Late', size: 4, offset: 3 },
  { name: 'Night', size: 4, offset: 6 },
  { name: 'On call', size: 3, offset: 'auto' },
] as const;

export default function OffsetRows() {
  return (
    <Grid container columns={10} spacing={1} sx={{ width: '100%' }}>
      {shifts.map(({ name, size, offset }) => (
        <Grid key={name} container size={10}>
          <Grid size={size} offset={offset}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {name}
            </Paper>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
