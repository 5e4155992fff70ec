import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const cell = (
  <Paper variant="outlined" sx={{ p: 1, textAlign: 'center', bgcolor: 'transparent' }}>
    Bay
  </Paper>
);

export default function TwoGrids() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        width: '100%',
        '& > div': { bgcolor: 'action.selected' },
        '& > div > div': { outline: '2px dashed', outlineColor: 'primary.main' },
      }}
    >
      <div>
        <GridLegacy container spacing={2}>
          <GridLegacy item xs={12} sm={6}>
            {cell}
          </GridLegacy>
          <GridLegacy item xs>
            {cell}
          </GridLegacy>
        </GridLegacy>
      </div>
      <div>
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, sm: 6 }}>{cell}</Grid>
          <Grid size="grow">{cell}</Grid>
        </Grid>
      </div>
    </Box>
  );
}
