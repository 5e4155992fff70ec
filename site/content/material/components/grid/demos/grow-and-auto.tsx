import { useState } from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function GrowAndAuto() {
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('No voucher yet');

  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 480, alignItems: 'center' }}>
      <Grid size="grow">
        <TextField
          fullWidth
          size="small"
          label="Voucher"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Grid>
      <Grid size="auto">
        <Button variant="contained" onClick={() => setSaid(`Voucher: ${code || 'empty'}`)}>
          Redeem
        </Button>
      </Grid>
      <Grid size={12}>
        <Typography role="status">{said}</Typography>
      </Grid>
    </Grid>
  );
}
