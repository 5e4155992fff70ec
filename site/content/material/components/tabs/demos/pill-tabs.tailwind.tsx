import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = ['Day', 'Week', 'Month'];

export default function PillTabs() {
  const id = useId();
  const [period, setPeriod] = useState('Week');

  return (
    <div>
      <Tabs
        aria-label="Period"
        textColor="inherit"
        value={period}
        onChange={(_event, next: string) => setPeriod(next)}
        slotProps={{
          indicator: { className: 'h-full rounded-[20px] bg-black/8 dark:bg-white/16' },
        }}
      >
        {periods.map((name) => (
          <Tab
            key={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            value={name}
            label={name}
            className="z-1 normal-case opacity-100"
          />
        ))}
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${period}`}
        tabIndex={0}
        className="p-4"
      >
        Cargo for the {period.toLowerCase()}
      </Box>
    </div>
  );
}
