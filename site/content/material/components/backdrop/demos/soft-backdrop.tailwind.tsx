import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SoftBackdrop() {
  const [covered, setCovered] = useState(false);

  return (
    <>
      <Paper variant="outlined" className="relative mb-4 max-w-80 overflow-hidden p-6">
        <Typography aria-hidden={covered}>Answer: a whole note lasts four beats.</Typography>
        <Backdrop open={covered} className="absolute bg-transparent backdrop-blur-sm" />
      </Paper>
      <Button onClick={() => setCovered(!covered)}>{covered ? 'Show' : 'Hide'} the answer</Button>
    </>
  );
}
