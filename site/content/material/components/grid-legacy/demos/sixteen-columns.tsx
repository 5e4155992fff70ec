import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function SixteenColumns() {
  return (
    <GridLegacy container spacing={2} columns={16}>
      <GridLegacy item xs={10}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          10 of 16
        </Paper>
      </GridLegacy>
      <GridLegacy item xs={6}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          6 of 16
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
