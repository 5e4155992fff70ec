import { LineChart } from '@mui/x-charts/LineChart';

const short = { CET: 'Europe', PST: 'Americas' };
const long = {
  CET: 'Requests from Europe, Middle East and Africa',
  PST: 'Requests from North and South America',
};

export default function ShortNames() {
  return (
    <LineChart
      aria-label="Requests per minute through the day, from Europe and the Americas"
      height={220}
      xAxis={[{ data: ['0:00', '6:00', '12:00', '18:00', '24:00'], scaleType: 'point' }]}
      series={[
        {
          data: [110, 420, 780, 510, 120],
          label: (location) => (location === 'legend' ? short.CET : long.CET),
        },
        {
          data: [520, 140, 260, 810, 560],
          label: (location) => (location === 'legend' ? short.PST : long.PST),
        },
      ]}
    />
  );
}
