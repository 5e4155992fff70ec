import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const tracks = ['Overture', 'Nocturne', 'Rondo', 'Waltz', 'March', 'Finale'];

export default function ResponsiveColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <GridLegacy container spacing={{ xs: 1, sm: 3 }} columns={{ xs: 4, sm: 8, md: 12 }}>
        {tracks.map((track) => (
          <GridLegacy key={track} item xs={2} sm={4} md={4}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              {track}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
