import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const courses = ['Pottery', 'Watercolor', 'Bookbinding', 'Screen printing'];

export default function SameInGrid() {
  return (
    <Grid container spacing={2} sx={{ p: 2 }}>
      {courses.map((course) => (
        <Grid key={course} size={{ xs: 12, sm: 6, md: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {course}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
