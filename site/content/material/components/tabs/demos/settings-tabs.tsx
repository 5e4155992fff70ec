import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { id: 'steps', label: 'Steps', text: 'Install, lint, test, publish.' },
  { id: 'secrets', label: 'Secrets', text: 'Two keys, last changed in March.' },
  { id: 'runners', label: 'Runners', text: 'Four machines, one of them idle.' },
];

export default function SettingsTabs() {
  const [section, setSection] = useState('steps');

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 460, minHeight: 160 }}>
      <Tabs
        orientation="vertical"
        aria-label="Settings of the build"
        value={section}
        onChange={(_event, next: string) => setSection(next)}
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {sections.map(({ id, label }) => (
          <Tab
            key={id}
            id={`build-tab-${id}`}
            aria-controls={`build-panel-${id}`}
            value={id}
            label={label}
          />
        ))}
      </Tabs>
      {sections.map(({ id, text }) => (
        <Box
          key={id}
          id={`build-panel-${id}`}
          role="tabpanel"
          aria-labelledby={`build-tab-${id}`}
          tabIndex={0}
          hidden={id !== section}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
