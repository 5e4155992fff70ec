import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const depots = {
  Aarhus: [84, 79, 91, 76, 90],
  Odense: [51, 60, 48, 57, 52],
};
type Depot = keyof typeof depots;

export default function ChooseDepot() {
  const [depot, setDepot] = useState<Depot>('Aarhus');

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Depot"
        exclusive
        size="small"
        value={depot}
        onChange={(_event, next: Depot | null) => setDepot(next ?? depot)}
      >
        <ToggleButton value="Aarhus">Aarhus</ToggleButton>
        <ToggleButton value="Odense">Odense</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label={`Parcels by day, ${depot}`}
        height={240}
        sx={{ width: '100%' }}
        xAxis={[{ data: days }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: depots[depot], label: depot }]}
      />
    </Stack>
  );
}
