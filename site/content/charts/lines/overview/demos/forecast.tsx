import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const measured = [128, 131, 140, 152, 149, null, null, null];
/** Starts at the last measured value, so that the lines meet. */
const expected = [null, null, null, null, 149, 156, 161, 168];

export default function Forecast() {
  return (
    <LineChart
      aria-label="Members of a sports club: measured to May, expected to August"
      height={240}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 100 }]}
      series={[
        { id: 'measured', label: 'Members', data: measured, color: '#1976d2' },
        {
          id: 'expected',
          label: 'Expected',
          data: expected,
          color: '#1976d2',
          showMark: false,
          valueFormatter: (value, { dataIndex }) =>
            value === null || measured[dataIndex] !== null ? null : `about ${value}`,
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-expected`]: { strokeDasharray: '4 6' } }}
    />
  );
}
