import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const covers = ['Jazz', 'Folk', 'Opera', 'Blues', 'Samba', 'Choir'];

export default function ResponsiveColumns() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={{ xs: 1, sm: 2 }} columns={{ xs: 4, sm: 12 }}>
        {covers.map((name) => (
          <Grid key={name} size={2}>
            <Paper variant="outlined" sx={{ py: { xs: 1, sm: 5 }, textAlign: 'center' }}>
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
