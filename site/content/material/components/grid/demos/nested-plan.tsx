import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const rooms = ['Room 1', 'Room 2', 'Room 3', 'Room 4'];

export default function NestedPlan() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Paper variant="outlined" sx={{ p: 2, height: '100%', boxSizing: 'border-box' }}>
          Front desk
        </Paper>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        {rooms.map((room) => (
          <Grid key={room} size={6}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {room}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
