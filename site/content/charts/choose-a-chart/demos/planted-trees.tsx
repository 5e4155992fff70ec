import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Gauge } from '@mui/x-charts/Gauge';

const parks = [
  { park: 'Riverside', trees: 118 },
  { park: 'Hill', trees: 74 },
  { park: 'Station', trees: 96 },
];
const goal = 100;

export default function PlantedTrees() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Gauge
        direction="ltr"
        aria-label="Trees planted in all parks, of 300"
        width={180}
        height={180}
        value={288}
        valueMax={300}
        text={({ value, valueMax }) => `${value} of ${valueMax}`}
      />
      <BarChart
        aria-label="Trees planted by park; the goal is 100 in each"
        height={220}
        dataset={parks}
        xAxis={[{ dataKey: 'park' }]}
        yAxis={[{ label: 'Trees', min: 0 }]}
        series={[{ dataKey: 'trees' }]}
      >
        <ChartsReferenceLine y={goal} label="Goal" lineStyle={{ strokeDasharray: '4 4' }} />
      </BarChart>
    </Stack>
  );
}
