import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function NestedBeds() {
  return (
    <Grid container spacing={1} columns={8} sx={{ width: '100%' }}>
      <Grid size={4}>
        <Cell>Greenhouse</Cell>
      </Grid>
      <Grid container size={4}>
        <Grid size={4}>
          <Cell>Bed 1, half of the nested row</Cell>
        </Grid>
        <Grid size={4}>
          <Cell>Bed 2</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
