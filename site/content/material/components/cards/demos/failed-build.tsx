import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';

export default function FailedBuild() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Card variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      <CardHeader title="Build 413 failed" subheader="dark-mode, 94 seconds" />
      <CardActions>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Failed tests
        </Button>
      </CardActions>
      <Collapse in={open} id={id}>
        <CardContent component="ul" sx={{ mt: 0, pl: 4 }}>
          <li>The menu keeps its contrast</li>
          <li>The chart reads the new colors</li>
        </CardContent>
      </Collapse>
    </Card>
  );
}
