import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function GrowAndAuto() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size="auto">
        <Cell>auto</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>4 columns</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>grow: the rest</Cell>
      </Grid>
    </Grid>
  );
}
