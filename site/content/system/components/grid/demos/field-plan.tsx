import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function FieldPlan() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Cell>Wheat, 8 of 12</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>Clover, 4</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>Beans, 4</Cell>
      </Grid>
      <Grid size={8}>
        <Cell>Barley, 8</Cell>
      </Grid>
    </Grid>
  );
}
