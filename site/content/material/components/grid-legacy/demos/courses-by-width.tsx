import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const courses = ['Pottery', 'Watercolor', 'Bookbinding', 'Screen printing'];

export default function CoursesByWidth() {
  return (
    <Box sx={{ p: 2 }}>
      <GridLegacy container spacing={2}>
        {courses.map((course) => (
          <GridLegacy key={course} item xs={12} sm={6} md={3}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {course}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
