import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const meters = [0, 20, 40, 60, 80, 100];

export default function DepthProfile() {
  return (
    <LineChart
      aria-label="Depth of a harbor channel along 100 meters; ships need 9 meters"
      height={260}
      xAxis={[{ data: meters, position: 'top', label: 'Along the channel, m', disableTicks: true }]}
      yAxis={[{ reverse: true, min: 0, max: 16, label: 'Depth, m', disableLine: true }]}
      series={[
        {
          data: [6, 9.5, 13, 14, 11, 8],
          color: '#64b5f6',
          area: true,
          baseline: 'min',
          showMark: false,
        },
      ]}
      grid={{ horizontal: true }}
      sx={{ [`& .${axisClasses.label}`]: { fontWeight: 500 } }}
    >
      <ChartsReferenceLine
        y={9}
        label="Keel"
        labelStyle={{ fill: '#0d2137' }}
        lineStyle={{ stroke: '#0d2137', strokeDasharray: '6 4' }}
      />
    </LineChart>
  );
}
