import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ParcelExtras() {
  const [insured, setInsured] = useState(true);
  const [gift, setGift] = useState(false);
  const price = 640 + (insured ? 150 : 0) + (gift ? 290 : 0);

  return (
    <Stack>
      <FormControlLabel
        label="Insure the parcel"
        control={
          <Checkbox checked={insured} onChange={(event) => setInsured(event.target.checked)} />
        }
      />
      <FormControlLabel
        label="Wrap as a gift"
        control={<Checkbox checked={gift} onChange={(event) => setGift(event.target.checked)} />}
      />
      <FormControlLabel disabled label="Deliver on Sunday" control={<Checkbox />} />
      <Typography role="status" sx={{ mt: 1 }}>
        Postage: €{(price / 100).toFixed(2)}
      </Typography>
    </Stack>
  );
}
