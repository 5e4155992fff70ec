import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const pollen = [12, 18, 26, null, null, 41, 38, 33, null, 21, 17, 14];

export default function MissingValues() {
  return (
    <LineChart
      aria-label="Birch pollen at two stations, with days without a measurement"
      height={280}
      xAxis={[{ data: days, scaleType: 'point', label: 'Day' }]}
      yAxis={[{ label: 'Grains per m³' }]}
      series={[
        {
          label: 'Hill station, connected',
          data: pollen.map((value) => (value === null ? null : value + 16)),
          area: true,
          connectNulls: true,
          showMark: false,
        },
        { label: 'City station', data: pollen, area: true, showMark: false },
      ]}
    />
  );
}
