import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SoftBackdrop() {
  const [covered, setCovered] = useState(false);

  return (
    <>
      <Paper
        variant="outlined"
        sx={{ position: 'relative', overflow: 'hidden', p: 3, mb: 2, maxWidth: 320 }}
      >
        <Typography aria-hidden={covered}>Answer: a whole note lasts four beats.</Typography>
        <Backdrop
          open={covered}
          sx={{
            position: 'absolute',
            backdropFilter: 'blur(8px)',
            backgroundColor: 'transparent',
          }}
        />
      </Paper>
      <Button onClick={() => setCovered(!covered)}>{covered ? 'Show' : 'Hide'} the answer</Button>
    </>
  );
}
