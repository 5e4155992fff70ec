import { useState } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function ScrollButtons() {
  const [month, setMonth] = useState('January');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        slots={{ startScrollButtonIcon: ArrowBack, endScrollButtonIcon: ArrowForward }}
        slotProps={{ scrollButtons: { sx: { '&.Mui-disabled': { opacity: 0.3 } } } }}
        aria-label="Months"
        value={month}
        onChange={(_event, next: string) => setMonth(next)}
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={month} tabIndex={0} sx={{ p: 2 }}>
        Rain and sun in {month}
      </Box>
    </Box>
  );
}
