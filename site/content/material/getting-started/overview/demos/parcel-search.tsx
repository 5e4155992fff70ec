import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const first = { id: 'NO-41-208', state: 'On its way', place: 'Left Bergen at 06:10' };
const parcels = [
  first,
  { id: 'NO-41-211', state: 'Delivered', place: 'Signed for by A. Lund' },
  { id: 'NO-41-219', state: 'Held', place: 'Address not found in Voss' },
];

export default function ParcelSearch() {
  const [index, setIndex] = useState(0);
  const parcel = parcels[index] ?? first;

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={index}
        onChange={(_event, next: number) => setIndex(next)}
        aria-label="Parcels"
        variant="scrollable"
      >
        {parcels.map(({ id }) => (
          <Tab key={id} id={id} label={id} aria-controls="parcel-state" />
        ))}
      </Tabs>
      <CardContent role="tabpanel" id="parcel-state" aria-labelledby={parcel.id}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h6" component="p">
            {parcel.state}
          </Typography>
          <Chip size="small" label={parcel.id} />
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>{parcel.place}</Typography>
      </CardContent>
      <CardActions>
        <Button>Follow</Button>
        <Button disabled={parcel.state === 'Delivered'}>Change the address</Button>
      </CardActions>
    </Card>
  );
}
