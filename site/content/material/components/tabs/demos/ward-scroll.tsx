import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const wards = [
  'Cardiology',
  'Dermatology',
  'Maternity',
  'Neurology',
  'Oncology',
  'Pediatrics',
  'Surgery',
];

export default function WardScroll() {
  const id = useId();
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
        aria-labelledby={`${id}-tab-${ward}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Beds and shifts in {ward}.
      </Box>
    </Box>
  );
}
