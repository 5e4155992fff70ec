import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const views = [
  { name: 'details', label: 'Details', text: 'Twelve crates of apples for Harbor Library.' },
  { name: 'history', label: 'History', text: 'Packed on Monday, weighed on Tuesday.' },
  { name: 'files', label: 'Files', text: 'Delivery note and customs form.' },
];

export default function OrderTabs() {
  const id = useId();
  const [view, setView] = useState('details');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        aria-label="Order 3041"
        value={view}
        onChange={(_event, next: string) => setView(next)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {views.map(({ name, label }) => (
          <Tab
            key={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            value={name}
            label={label}
          />
        ))}
      </Tabs>
      {views.map(({ name, text }) => (
        <Box
          key={name}
          id={`${id}-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          hidden={name !== view}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
