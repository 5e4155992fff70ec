import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './soft-backdrop.css';

export default function SoftBackdrop() {
  const [covered, setCovered] = useState(false);

  return (
    <>
      <Paper variant="outlined" className="soft-backdrop">
        <Typography aria-hidden={covered}>Answer: a whole note lasts four beats.</Typography>
        <Backdrop open={covered} className="soft-backdrop__layer" />
      </Paper>
      <Button onClick={() => setCovered(!covered)}>{covered ? 'Show' : 'Hide'} the answer</Button>
    </>
  );
}
