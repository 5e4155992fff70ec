import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { notes } from './data.ts';

export default function InOrder() {
  const [sequential, setSequential] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={sequential} onChange={(_event, on) => setSequential(on)} />}
        label="sequential"
      />
      <Masonry columns={3} spacing={1} sequential={sequential}>
        {notes.map(({ title, height }, index) => (
          <Paper key={title} variant="outlined" sx={{ p: 1, minHeight: height }}>
            {index + 1}. {title}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
