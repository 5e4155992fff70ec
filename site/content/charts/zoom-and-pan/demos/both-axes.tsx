import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

const patients = Array.from({ length: 140 }, (_, index) => {
  const age = 20 + ((index * 37) % 65);
  return { id: index, x: age, y: 1 + ((index * 53) % 9) + Math.round(age / 14) };
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
