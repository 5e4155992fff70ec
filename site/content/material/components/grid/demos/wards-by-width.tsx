import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const wards = ['Cardiology', 'Maternity', 'Neurology', 'Oncology', 'Pediatrics', 'Surgery'];

export default function WardsByWidth() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container component="ul" spacing={{ xs: 1, sm: 2 }} sx={{ m: 0, p: 0 }}>
        {wards.map((ward) => (
          <Grid key={ward} component="li" size={{ xs: 6, sm: 4 }} sx={{ listStyle: 'none' }}>
            <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
              {ward}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
