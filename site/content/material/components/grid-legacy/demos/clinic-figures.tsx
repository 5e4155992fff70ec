import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function ClinicFigures() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={8}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          Appointments today: 42
        </Paper>
      </GridLegacy>
      <GridLegacy item xs={4}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          Waiting: 3
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
