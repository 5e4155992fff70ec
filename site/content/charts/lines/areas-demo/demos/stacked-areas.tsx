import { LineChart } from '@mui/x-charts/LineChart';

const power = [
  { hour: 0, hydro: 31, wind: 18, solar: 0 },
  { hour: 4, hydro: 30, wind: 22, solar: 1 },
  { hour: 8, hydro: 32, wind: 19, solar: 14 },
  { hour: 12, hydro: 31, wind: 15, solar: 38 },
  { hour: 16, hydro: 32, wind: 21, solar: 25 },
  { hour: 20, hydro: 33, wind: 27, solar: 3 },
  { hour: 24, hydro: 31, wind: 24, solar: 0 },
];
const common = { area: true, stack: 'power', showMark: false };

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Power production by source over one day"
      height={280}
      dataset={power}
      xAxis={[
        {
          dataKey: 'hour',
          domainLimit: 'strict',
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'MW' }]}
      series={[
        { ...common, dataKey: 'hydro', label: 'Hydro' },
        { ...common, dataKey: 'wind', label: 'Wind' },
        { ...common, dataKey: 'solar', label: 'Solar' },
      ]}
    />
  );
}
