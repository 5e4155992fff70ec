import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './pill-tabs.css';

const periods = ['Day', 'Week', 'Month'];

export default function PillTabs() {
  const id = useId();
  const [period, setPeriod] = useState('Week');

  return (
    <div className="pill-tabs">
      <Tabs
        aria-label="Period"
        textColor="inherit"
        value={period}
        onChange={(_event, next: string) => setPeriod(next)}
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
        className="pill-tabs__panel"
      >
        Cargo for the {period.toLowerCase()}
      </Box>
    </div>
  );
}
