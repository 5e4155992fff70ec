import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  { week: 18, monday: 'Apr 28', parcels: 310 },
  { week: 19, monday: 'May 5', parcels: 342 },
  { week: 20, monday: 'May 12', parcels: 298 },
  { week: 21, monday: 'May 19', parcels: 365 },
];

function weekText(week: number, { location }: { location: 'tick' | 'tooltip' | 'legend' }) {
  const monday = weeks.find((entry) => entry.week === week)?.monday ?? '';
  return location === 'tick' ? `W ${week}\n${monday}` : `Week ${week}, from ${monday}`;
}

export default function TwoLineTicks() {
  return (
    <BarChart
      aria-label="Parcels per week"
      height={240}
      dataset={weeks}
      xAxis={[{ dataKey: 'week', valueFormatter: weekText, height: 44, tickPlacement: 'middle' }]}
      yAxis={[{ tickMinStep: 100 }]}
      series={[{ dataKey: 'parcels', label: 'Parcels' }]}
    />
  );
}
