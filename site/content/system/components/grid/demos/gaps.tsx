import Grid from '@mui/system/Grid';
import { Cell } from './cell.ts';

export default function Gaps() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }} sx={{ width: '100%' }}>
      {['Soil', 'Water', 'Light', 'Wind'].map((topic) => (
        <Grid key={topic} size={6}>
          <Cell>{topic}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
