import { useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function WrappedLabels() {
  const [section, setSection] = useState('terms');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="fullWidth"
        aria-label="Contract"
        value={section}
        onChange={(_event, next: string) => setSection(next)}
      >
        <Tab value="terms" label="Terms" />
        <Tab wrapped value="privacy" label="How we use your personal data" />
        <Tab disabled value="signature" label="Signature" />
      </Tabs>
      <Box role="tabpanel" aria-label={section} tabIndex={0} sx={{ p: 2 }}>
        Read both texts before you sign.
      </Box>
    </Box>
  );
}
