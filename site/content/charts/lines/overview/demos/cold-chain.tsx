import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const stops = ['Load', 'Ferry', 'Border', 'Depot', 'Van', 'Shop'];

export default function ColdChain() {
  return (
    <LineChart
      aria-label="Temperature of a shipment at six stops; above 8 °C on the ferry"
      height={240}
      xAxis={[{ data: stops, scaleType: 'point' }]}
      yAxis={[
        {
          label: 'Celsius',
          min: 0,
          max: 12,
          colorMap: { type: 'piecewise', thresholds: [8], colors: ['#1e88e5', '#e53935'] },
        },
      ]}
      series={[{ data: [4.2, 10.4, 6.3, 5.1, 5.8, 5.0] }]}
    >
      <ChartsReferenceLine y={8} label="Limit" />
    </LineChart>
  );
}
