import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const herbs = ['Basil', 'Dill', 'Mint', 'Sage'];

export default function RowAndColumnSpacing() {
  return (
    <GridLegacy container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }}>
      {herbs.map((herb) => (
        <GridLegacy key={herb} item xs={6}>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            {herb}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
