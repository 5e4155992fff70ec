import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function CenteredForm() {
  return (
    <Grid container sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8, md: 6 }} offset={{ sm: 2, md: 3 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <TextField fullWidth margin="dense" label="Email" type="email" autoComplete="off" />
          <Button fullWidth variant="contained" sx={{ mt: 1 }}>
            Subscribe
          </Button>
        </Paper>
      </Grid>
    </Grid>
  );
}
