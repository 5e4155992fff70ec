import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function OrderForm() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <TextField fullWidth label="Street" defaultValue="Quay" />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <TextField fullWidth label="Number" defaultValue="7" />
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <TextField fullWidth label="ZIP code" defaultValue="5003" />
      </Grid>
      <Grid size={{ xs: 12, sm: 8 }}>
        <TextField fullWidth label="City" defaultValue="Bergen" />
      </Grid>
    </Grid>
  );
}
