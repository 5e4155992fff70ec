import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const counts = { Open: 7, Waiting: 2, Closed: 31 };

export default function CountTabs() {
  const [state, setState] = useState('Open');

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        aria-label="Tickets"
        value={state}
        onChange={(_event, next: string) => setState(next)}
      >
        {Object.entries(counts).map(([name, count]) => (
          <Tab
            key={name}
            value={name}
            label={name}
            icon={<Chip size="small" label={count} />}
            iconPosition="end"
            sx={{ minHeight: 48, px: 1 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={state} tabIndex={0} sx={{ p: 2 }}>
        Tickets: {state.toLowerCase()}
      </Box>
    </Box>
  );
}
