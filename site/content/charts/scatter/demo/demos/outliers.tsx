import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Outside temperature in °C and heating in kWh, one point per day. */
const degrees = [-4, -2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const heating = [61, 57, 52, 50, 71, 45, 42, 41, 37, 36, 31, 54, 27, 24, 22, 19, 17, 3, 12];
const expected = (temperature: number) => 52 - 2.5 * temperature;
const data = degrees.map((x, index) => {
  const y = heating[index] ?? 0;
  return { id: x, x, y, z: Math.abs(y - expected(x)) > 8 ? 'Check' : 'As expected' };
});

export default function Outliers() {
  return (
    <ScatterChart
      aria-label="Heating falls as it gets warmer; three days do not fit"
      height={300}
      xAxis={[{ label: 'Outside temperature (°C)' }]}
      yAxis={[{ label: 'Heating (kWh)', min: 0 }]}
      zAxis={[
        {
          colorMap: {
            type: 'ordinal',
            values: ['As expected', 'Check'],
            colors: ['#78909c', '#e65100'],
          },
        },
      ]}
      series={[
        {
          data,
          label: 'Day',
          markerSize: 6,
          valueFormatter: (point) => point && `${point.x} °C, ${point.y} kWh: ${String(point.z)}`,
        },
      ]}
      hideLegend
    />
  );
}
