import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function LineWeights() {
  return (
    <LineChart
      aria-label="Steps counted by one device in a week, and the average of its group"
      height={220}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ min: 0, width: 56 }]}
      series={[
        { id: 'device', label: 'This device', data: [5200, 8100, 9400, 7600, 11200] },
        {
          id: 'group',
          label: 'Average of the group',
          data: [6900, 7100, 7000, 7300, 8200],
          color: '#78909c',
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-device`]: { strokeWidth: 4 },
        [`& .${lineElementClasses.series}-group`]: { strokeWidth: 1 },
      }}
    />
  );
}
