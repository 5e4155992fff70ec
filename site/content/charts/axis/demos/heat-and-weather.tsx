import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function HeatAndWeather() {
  return (
    <LineChart
      aria-label="Heating of a school in MWh, and the mean temperature outside, by month"
      height={280}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        { id: 'heat', label: 'Heating, MWh', min: 0 },
        { id: 'air', label: 'Outside, °C', position: 'right' },
      ]}
      series={[
        { data: [41, 37, 30, 17, 7, 2, 1, 1], label: 'Heating', yAxisId: 'heat' },
        { data: [-2, 0, 4, 9, 14, 18, 20, 19], label: 'Outside', yAxisId: 'air', shape: 'diamond' },
      ]}
    />
  );
}
