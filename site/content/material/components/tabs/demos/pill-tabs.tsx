import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = ['Day', 'Week', 'Month'];

export default function PillTabs() {
  const id = useId();
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
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            value={name}
            label={name}
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${period}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Cargo for the {period.toLowerCase()}
      </Box>
    </Box>
  );
}
