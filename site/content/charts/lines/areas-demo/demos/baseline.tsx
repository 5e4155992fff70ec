import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const normal = 3;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function Baseline() {
  return (
    <LineChart
      aria-label="Water level of a lake, compared with the normal level of 3 meters"
      height={280}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 5, label: 'Meters' }]}
      series={[
        {
          label: 'Water level',
          data: [3.2, 3.6, 4.4, 4.1, 3.5, 2.9, 2.3, 1.8, 2.1, 2.6, 2.9, 3.1],
          area: true,
          baseline: normal,
          showMark: false,
        },
      ]}
      hideLegend
    >
      <ChartsReferenceLine y={normal} label="Normal level" />
    </LineChart>
  );
}
