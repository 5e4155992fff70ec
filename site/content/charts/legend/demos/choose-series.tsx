import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const series = [
  { id: 'heat', label: 'Heating', data: [41, 37, 30, 17], color: '#d32f2f' },
  { id: 'machines', label: 'Machines', data: [22, 23, 21, 24], color: '#1976d2' },
  { id: 'light', label: 'Light', data: [9, 8, 7, 6], color: '#ed6c02' },
];

export default function ChooseSeries() {
  const [hidden, setHidden] = useState<readonly string[]>(['light']);

  function toggle(id: string) {
    setHidden(hidden.includes(id) ? hidden.filter((name) => name !== id) : [...hidden, id]);
  }

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormGroup row role="group" aria-label="Shown series" sx={{ justifyContent: 'center' }}>
        {series.map(({ id, label, color }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
                sx={{ '&.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <BarChart
        aria-label="Energy by month and use, in MWh"
        height={240}
        hideLegend
        sx={{ width: '100%' }}
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={series.filter(({ id }) => !hidden.includes(id))}
      />
    </Stack>
  );
}
