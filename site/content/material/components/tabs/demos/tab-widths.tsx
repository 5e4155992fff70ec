import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = ['Friday', 'Saturday', 'Sunday'];
const layouts = [{}, { centered: true }, { variant: 'fullWidth' }] as const;

export default function TabWidths() {
  const [day, setDay] = useState('Saturday');

  return (
    <Box sx={{ width: '100%', maxWidth: 460 }}>
      {layouts.map((layout) => (
        <Tabs
          key={JSON.stringify(layout)}
          {...layout}
          aria-label={`Days, ${Object.keys(layout)[0] ?? 'standard'}`}
          value={day}
          onChange={(_event, next: string) => setDay(next)}
          sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {days.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </Tabs>
      ))}
      <Box role="tabpanel" aria-label={day} tabIndex={0} sx={{ p: 2 }}>
        Open from nine to six on {day}.
      </Box>
    </Box>
  );
}
