import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

/** Looks random, but is the same on every render. */
const noise = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

const patients = Array.from({ length: 140 }, (_, index) => {
  const age = Math.round(20 + 65 * noise(index + 1));
  return { id: index, x: age, y: Math.round(1 + 8 * noise(index + 200)) + Math.round(age / 14) };
});

export default function BothAxes() {
  return (
    <ScatterChartPro
      aria-label="Age of patients and days they stayed"
      height={300}
      hideLegend
      xAxis={[{ id: 'age', label: 'Age', min: 15, max: 90, zoom: true }]}
      yAxis={[{ id: 'days', label: 'Days', min: 0, zoom: true }]}
      initialZoom={[
        { axisId: 'age', start: 40, end: 100 },
        { axisId: 'days', start: 30, end: 100 },
      ]}
      series={[{ data: patients, label: 'Patients', markerSize: 4 }]}
    />
  );
}
