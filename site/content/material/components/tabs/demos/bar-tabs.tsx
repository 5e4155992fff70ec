import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function BarTabs() {
  const [view, setView] = useState('Inbox');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <AppBar position="static" component="div">
        <Tabs
          textColor="inherit"
          variant="fullWidth"
          slotProps={{ indicator: { sx: { bgcolor: 'currentcolor', height: 4 } } }}
          sx={{ '& .MuiTab-root': { opacity: 1 } }}
          aria-label="Mail"
          value={view}
          onChange={(_event, next: string) => setView(next)}
        >
          <Tab value="Inbox" label="Inbox" />
          <Tab value="Sent" label="Sent" />
          <Tab value="Drafts" label="Drafts" />
        </Tabs>
      </AppBar>
      <Box role="tabpanel" aria-label={view} tabIndex={0} sx={{ p: 2 }}>
        {view} is empty.
      </Box>
    </Box>
  );
}
