import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { name: 'steps', label: 'Steps', text: 'Install, lint, test, publish.' },
  { name: 'secrets', label: 'Secrets', text: 'Two keys, last changed in March.' },
  { name: 'runners', label: 'Runners', text: 'Four machines, one of them idle.' },
];

export default function SettingsTabs() {
  const id = useId();
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
        {sections.map(({ name, label }) => (
          <Tab
            key={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            value={name}
            label={label}
          />
        ))}
      </Tabs>
      {sections.map(({ name, text }) => (
        <Box
          key={name}
          id={`${id}-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={0}
          hidden={name !== section}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
