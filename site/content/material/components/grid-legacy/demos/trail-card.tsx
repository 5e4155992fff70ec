import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TrailCard() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 480 }}>
      <GridLegacy container spacing={2}>
        <GridLegacy item>
          <Box sx={{ width: 96, height: 96, borderRadius: 1, bgcolor: 'action.selected' }} />
        </GridLegacy>
        <GridLegacy item xs container direction="column" spacing={1}>
          <GridLegacy item xs>
            <Typography variant="subtitle1" component="p">
              Heron Lake loop
            </Typography>
            <Typography variant="body2">11 km, 340 m of climbing</Typography>
          </GridLegacy>
          <GridLegacy item>
            <Typography variant="body2" color="text.secondary">
              Open until October
            </Typography>
          </GridLegacy>
        </GridLegacy>
        <GridLegacy item>
          <Typography variant="subtitle1" component="p">
            3 h 20 min
          </Typography>
        </GridLegacy>
      </GridLegacy>
    </Paper>
  );
}
