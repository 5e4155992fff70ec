import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const depots = [
  { name: 'Lakeside', hours: 31 },
  { name: 'Old Town', hours: 29 },
  { name: 'Northgate', hours: 28 },
  { name: 'Airport', hours: 26 },
];

export default function DeliveryHours() {
  const [cut, setCut] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={cut} onChange={(event) => setCut(event.target.checked)} />}
        label="Mislead: start the axis at 25"
      />
      <BarChart
        aria-label="Average hours from order to delivery, by depot"
        layout="horizontal"
        height={240}
        dataset={depots}
        yAxis={[{ dataKey: 'name', width: 80 }]}
        xAxis={[{ label: 'Hours to delivery', min: cut ? 25 : 0 }]}
        series={[{ dataKey: 'hours' }]}
        barLabel="value"
        sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white' } }}
      />
    </Stack>
  );
}
