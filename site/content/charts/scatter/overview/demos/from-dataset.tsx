import { ScatterChart } from '@mui/x-charts/ScatterChart';

const rooms = [
  { room: '101', area: 18, winter: 21, summer: 24.5 },
  { room: '102', area: 24, winter: 20.5, summer: 25 },
  { room: '103', area: 31, winter: 20, summer: 26.5 },
  { room: '201', area: 18, winter: 21.5, summer: 26 },
  { room: '202', area: 27, winter: 20.5, summer: 27 },
  { room: '203', area: 42, winter: 19, summer: 28.5 },
];

export default function FromDataset() {
  return (
    <ScatterChart
      aria-label="Temperature of six classrooms by floor area, in winter and in summer"
      height={260}
      dataset={rooms}
      xAxis={[{ label: 'Floor area (m²)' }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[
        { label: 'Winter', datasetKeys: { id: 'room', x: 'area', y: 'winter' } },
        { label: 'Summer', datasetKeys: { id: 'room', x: 'area', y: 'summer' } },
      ]}
    />
  );
}
