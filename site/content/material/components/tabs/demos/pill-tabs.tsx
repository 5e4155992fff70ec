import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = ['Day', 'Week', 'Month'];

export default function PillTabs() {
  const [period, setPeriod] = useState('Week');

  return (
    <Box>
      <Tabs
        aria-label="Period"
        textColor="inherit"
        value={period}
        onChange={(_event, next: string) => setPeriod(next)}
        slotProps={{
          indicator: { sx: { height: '100%', borderRadius: 5, bgcolor: 'action.selected' } },
        }}
        sx={{ '& .MuiTab-root': { zIndex: 1, textTransform: 'none', opacity: 1 } }}
      >
        {periods.map((name) => (
          <Tab
            key={name}
            id={`period-tab-${name}`}
            aria-controls="period-panel"
            value={name}
            label={name}
          />
        ))}
      </Tabs>
      <Box
        id="period-panel"
        role="tabpanel"
        aria-labelledby={`period-tab-${period}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Cargo of the {period.toLowerCase()}
      </Box>
    </Box>
  );
}
