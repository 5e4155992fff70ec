import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabPanels() {
  const [view, setView] = useState('program');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TabContext value={view}>
        <TabList aria-label="Concert" onChange={(_event, next: string) => setView(next)}>
          <Tab value="program" label="Program" />
          <Tab value="seats" label="Seats" />
          <Tab value="travel" label="Getting there" />
        </TabList>
        <TabPanel value="program">Two symphonies and an encore.</TabPanel>
        <TabPanel value="seats">Row 4, seats 11 and 12.</TabPanel>
        <TabPanel value="travel">Tram 6, stop City Hall.</TabPanel>
      </TabContext>
    </Box>
  );
}
