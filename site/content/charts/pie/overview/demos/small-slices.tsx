import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const reasons = [
  { id: 'address', value: 46, label: 'Wrong address' },
  { id: 'absent', value: 33, label: 'Nobody home' },
  { id: 'refused', value: 5, label: 'Refused' },
  { id: 'damaged', value: 4, label: 'Damaged' },
  { id: 'customs', value: 3, label: 'Customs' },
  { id: 'lost', value: 2, label: 'Lost' },
];
const large = reasons.filter(({ value }) => value >= 10);
const rest = reasons.filter(({ value }) => value < 10);
const other = {
  id: 'other',
  value: rest.reduce((sum, { value }) => sum + value, 0),
  label: 'Other reasons',
  color: '#9e9e9e',
};

export default function SmallSlices() {
  const [grouped, setGrouped] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 440, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch checked={grouped} onChange={(event) => setGrouped(event.target.checked)} />
        }
        label="Group reasons below 10 parcels"
      />
      <PieChart
        aria-label="Returned parcels by reason"
        height={220}
        skipAnimation
        sx={{ width: '100%' }}
        series={[{ data: grouped ? [...large, other] : reasons }]}
      />
    </Stack>
  );
}
