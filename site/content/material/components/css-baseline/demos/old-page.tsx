import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';

const note = (
  <Box sx={{ width: '100%', p: 2, border: 1, borderColor: 'divider' }}>
    The archive opens at <strong>9:00</strong>. Bring your card.
  </Box>
);

export default function OldPage() {
  const [on, setOn] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, checked) => setOn(checked)} />}
        label="ScopedCssBaseline"
      />
      <Box
        sx={{
          // The styles of an older page around your app
          '&, & *': { boxSizing: 'content-box' },
          width: 260,
          maxWidth: '80%',
          mt: 1,
          fontFamily: 'Georgia, serif',
          lineHeight: 1.9,
        }}
      >
        {on ? <ScopedCssBaseline>{note}</ScopedCssBaseline> : note}
      </Box>
    </div>
  );
}
