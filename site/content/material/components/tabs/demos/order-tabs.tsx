import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { id: 'details', label: 'Details', text: 'Twelve crates of apples for Harbour Library.' },
  { id: 'history', label: 'History', text: 'Packed on Monday, weighed on Tuesday.' },
  { id: 'files', label: 'Files', text: 'Delivery note and customs form.' },
];

export default function OrderTabs() {
  const [view, setView] = useState('details');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        aria-label="Order 3041"
        value={view}
        onChange={(_event, next: string) => setView(next)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map(({ id, label }) => (
          <Tab
            key={id}
            id={`order-tab-${id}`}
            aria-controls={`order-panel-${id}`}
            value={id}
            label={label}
          />
        ))}
      </Tabs>
      {views.map(({ id, text }) => (
        <Box
          key={id}
          id={`order-panel-${id}`}
          role="tabpanel"
          aria-labelledby={`order-tab-${id}`}
          tabIndex={0}
          hidden={id !== view}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
