import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';

export default function CollapseSizes() {
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
      <Box
        id={id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 130, alignItems: 'start' }}
      >
        <Collapse in={open} collapsedSize={48}>
          <Paper
            variant="outlined"
            sx={{ boxSizing: 'border-box', p: 1.5, width: 130, height: 120 }}
          >
            Down to 48px
          </Paper>
        </Collapse>
        <Collapse in={open} orientation="horizontal" collapsedSize={48}>
          <Paper
            variant="outlined"
            sx={{ boxSizing: 'border-box', p: 1.5, width: 130, height: 120 }}
          >
            Sideways
          </Paper>
        </Collapse>
      </Box>
    </Box>
  );
}
