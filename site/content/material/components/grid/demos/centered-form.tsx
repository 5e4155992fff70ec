import { useState } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function CenteredForm() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  // #region
  return (
    <Grid container sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 8, md: 6 }} offset={{ sm: 2, md: 3 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          {/* #endregion */}
          <TextField
            fullWidth
            margin="dense"
            label="Email"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button
            fullWidth
            variant="contained"
            disabled={email === '' || sent}
            onClick={() => setSent(true)}
            sx={{ mt: 1 }}
          >
            {sent ? 'Subscribed' : 'Subscribe'}
          </Button>
        </Paper>
      </Grid>
    </Grid>
  );
}
