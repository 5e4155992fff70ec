import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

export default function KeptDraft() {
  const id = useId();
  const [view, setView] = useState('write');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        aria-label="Letter to the patient"
        value={view}
        onChange={(_event, next: string) => setView(next)}
      >
        <Tab id={`${id}-tab-write`} aria-controls={`${id}-write`} value="write" label="Write" />
        <Tab id={`${id}-tab-facts`} aria-controls={`${id}-facts`} value="facts" label="Facts" />
      </Tabs>
      <Box
        id={`${id}-write`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-write`}
        hidden={view !== 'write'}
        sx={{ py: 2 }}
      >
        <TextField fullWidth multiline minRows={2} label="Letter" defaultValue="Dear Ms. Diallo," />
      </Box>
      <Box
        id={`${id}-facts`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-facts`}
        tabIndex={0}
        hidden={view !== 'facts'}
        sx={{ p: 2 }}
      >
        Last visit on May 4. Blood pressure 128 over 82. Your draft is still there.
      </Box>
    </Box>
  );
}
