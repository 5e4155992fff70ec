import { BarChart } from '@mui/x-charts/BarChart';

const builds = [
  { project: 'web', cold: 14.2, cached: 5.1 },
  { project: 'api', cold: 9.6, cached: 3.8 },
  { project: 'mobile', cold: 21.4, cached: 8.9 },
  { project: 'docs', cold: 6.3, cached: 1.7 },
];

function minutes(value: number | null) {
  return value === null ? 'no build' : `${value} min`;
}

export default function BuildMinutes() {
  return (
    <BarChart
      aria-label="Minutes per build, by project, without and with a cache"
      height={280}
      dataset={builds}
      xAxis={[{ dataKey: 'project' }]}
      yAxis={[{ label: 'Minutes' }]}
      series={[
        { dataKey: 'cold', label: 'Without cache', valueFormatter: minutes },
        { dataKey: 'cached', label: 'With cache', valueFormatter: minutes },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
