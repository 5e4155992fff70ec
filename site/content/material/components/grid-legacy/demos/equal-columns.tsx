import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function EqualColumns() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs>
        <Paper variant="outlined" sx={{ px: 1, py: 1.5 }}>
          Soup
        </Paper>
      </GridLegacy>
      <GridLegacy item xs={6}>
        <Paper variant="outlined" sx={{ px: 1, py: 1.5 }}>
          Main course
        </Paper>
      </GridLegacy>
      <GridLegacy item xs>
        <Paper variant="outlined" sx={{ px: 1, py: 1.5 }}>
          Cake
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
