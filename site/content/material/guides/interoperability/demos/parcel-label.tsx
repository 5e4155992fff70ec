import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import './parcel-label.css';

export default function ParcelLabel() {
  const [late, setLate] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Paper
        variant="outlined"
        className={late ? 'parcel-label parcel-label-late' : 'parcel-label'}
      >
        Parcel 77: {late ? 'two days late' : 'on time'}
      </Paper>
      <FormControlLabel
        control={<Switch checked={late} onChange={(_event, checked) => setLate(checked)} />}
        label="Late"
      />
    </Stack>
  );
}
