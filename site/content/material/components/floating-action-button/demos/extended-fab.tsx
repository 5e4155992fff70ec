import { useState } from 'react';
import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';

export default function ExtendedFab() {
  const [driving, setDriving] = useState(false);

  return (
    <Fab variant="extended" color="primary" onClick={() => setDriving(!driving)}>
      <NavigationIcon sx={{ marginInlineEnd: 1 }} />
      {driving ? 'End the trip' : 'Start the trip'}
    </Fab>
  );
}
