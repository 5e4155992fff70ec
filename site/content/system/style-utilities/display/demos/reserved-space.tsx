import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ReservedSpace() {
  const [gift, setGift] = useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={gift} onChange={(event) => setGift(event.target.checked)} />}
        label="This is a gift"
      />
      <Box sx={{ visibility: gift ? 'visible' : 'hidden' }}>We leave the invoice out.</Box>
      <Box sx={{ mt: 1 }}>Delivery: 3 to 5 days</Box>
    </Box>
  );
}
