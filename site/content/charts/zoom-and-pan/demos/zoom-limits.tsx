import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const builds = Array.from({ length: 60 }, (_, index) => index + 1);
const minutes = builds.map((build) => 6 + ((build * 13) % 9) + (build > 40 ? 3 : 0));

export default function ZoomLimits() {
  return (
    <BarChartPro
      aria-label="Minutes of the last 60 builds"
      height={280}
      xAxis={[
        {
          id: 'build',
          data: builds,
          label: 'Build',
          zoom: { minSpan: 20, maxSpan: 50, step: 10, slider: { enabled: true } },
        },
      ]}
      yAxis={[{ min: 0, label: 'Minutes' }]}
      initialZoom={[{ axisId: 'build', start: 50, end: 100 }]}
      series={[{ data: minutes, valueFormatter: (value) => `${value ?? 0} min` }]}
    />
  );
}
