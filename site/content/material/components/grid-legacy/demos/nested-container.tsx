import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const afternoon = ['13:00 Choir', '14:30 Piano', '16:00 Violin'];

export default function NestedContainer() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={12} sm={4}>
        <Paper variant="outlined" sx={{ p: 1.5, height: '100%' }}>
          Morning: rehearsal
        </Paper>
      </GridLegacy>
      <GridLegacy item container spacing={1} xs={12} sm={8}>
        {afternoon.map((lesson) => (
          <GridLegacy key={lesson} item xs={12} sm={4}>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              {lesson}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </GridLegacy>
  );
}
