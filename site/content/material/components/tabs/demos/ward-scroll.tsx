import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const wards = [
  'Cardiology',
  'Dermatology',
  'Maternity',
  'Neurology',
  'Oncology',
  'Paediatrics',
  'Surgery',
];

export default function WardScroll() {
  const [ward, setWard] = useState('Cardiology');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Wards"
        value={ward}
        onChange={(_event, next: string) => setWard(next)}
      >
        {wards.map((name) => (
          <Tab
            key={name}
            id={`ward-tab-${name}`}
            aria-controls="ward-panel"
            value={name}
            label={name}
          />
        ))}
      </Tabs>
      <Box
        id="ward-panel"
        role="tabpanel"
        aria-labelledby={`ward-tab-${ward}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Beds and rota of {ward}.
      </Box>
    </Box>
  );
}
