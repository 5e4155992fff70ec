import { useState } from 'react';
import Bed from '@mui/icons-material/Bed';
import Flight from '@mui/icons-material/Flight';
import Map from '@mui/icons-material/Map';
import Train from '@mui/icons-material/Train';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconPositions() {
  const [view, setView] = useState('flights');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Trip"
        value={view}
        onChange={(_event, next: string) => setView(next)}
      >
        <Tab value="flights" icon={<Flight />} label="Flights" />
        <Tab value="trains" icon={<Train />} iconPosition="start" label="Trains" />
        <Tab value="hotels" icon={<Bed />} iconPosition="end" label="Hotels" />
        <Tab value="map" icon={<Map />} aria-label="Map" />
      </Tabs>
      <Box role="tabpanel" aria-label={view} tabIndex={0} sx={{ p: 2 }}>
        Nothing booked in {view} yet.
      </Box>
    </Box>
  );
}
