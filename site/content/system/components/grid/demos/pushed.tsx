import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function Pushed() {
  return (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={4} offset={4}>
        <Cell>offset 4</Cell>
      </Grid>
      <Grid size={3} offset="auto">
        <Cell>offset auto</Cell>
      </Grid>
      <Grid size={4} offset={{ xs: 2, md: 0 }}>
        <Cell>offset 2, 0 from md</Cell>
      </Grid>
    </Grid>
  );
}
