import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const first = { code: 'NO-41-208', state: 'On its way', place: 'Left Bergen at 06:10' };
const parcels = [
  first,
  { code: 'NO-41-211', state: 'Delivered', place: 'Signed for by A. Lund' },
  { code: 'NO-41-219', state: 'Held', place: 'Address not found in Voss' },
];

export default function ParcelSearch() {
  const id = useId();
  const [index, setIndex] = useState(0);
  const [followed, setFollowed] = useState<string[]>([]);
  const parcel = parcels[index] ?? first;
  const follows = followed.includes(parcel.code);

  function follow() {
    setFollowed(
      follows ? followed.filter((code) => code !== parcel.code) : [...followed, parcel.code],
    );
  }

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={index}
        onChange={(_event, next: number) => setIndex(next)}
        aria-label="Parcels"
        variant="scrollable"
      >
        {parcels.map(({ code }) => (
          <Tab key={code} id={`${id}-${code}`} label={code} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <CardContent role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${parcel.code}`}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="h6" component="p">
            {parcel.state}
          </Typography>
          <Chip size="small" label={follows ? 'You follow it' : parcel.code} />
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>{parcel.place}</Typography>
      </CardContent>
      <CardActions>
        <Button disabled={parcel.state === 'Delivered'} onClick={follow}>
          {follows ? 'Stop following' : 'Follow'}
        </Button>
      </CardActions>
    </Card>
  );
}
