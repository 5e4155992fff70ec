import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const target = 21;
const hours = ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export default function TargetTemperature() {
  return (
    <LineChart
      aria-label="Temperature of a classroom around the target of 21 °C"
      height={240}
      xAxis={[{ data: hours, scaleType: 'point' }]}
      yAxis={[
        {
          min: 16,
          max: 26,
          label: 'Celsius',
          colorMap: { type: 'piecewise', thresholds: [target], colors: ['#1e88e5', '#ef6c00'] },
        },
      ]}
      series={[{ data: [17, 19.5, 21.5, 23, 24.5, 22, 20], area: true, baseline: target }]}
    >
      <ChartsReferenceLine y={target} />
    </LineChart>
  );
}
