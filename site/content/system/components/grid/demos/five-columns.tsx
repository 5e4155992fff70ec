import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function FiveColumns() {
  return (
    <Grid container columns={5} spacing={1} sx={{ width: '100%' }}>
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
        <Grid key={day} size={1}>
          <Cell>{day}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
