import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const measured = [128, 131, 140, 152, 149, null, null, null];
/** Starts at the last measured value, so that the lines meet. */
const expected = [null, null, null, null, 149, 156, 161, 168];

/** The mark of the legend, dotted like its line. */
function Dots({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <path
        className={className}
        d="M0 7h14"
        stroke={color}
        strokeWidth={3}
        strokeDasharray="3 2.5"
      />
    </svg>
  );
}

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
          labelMarkType: Dots,
          valueFormatter: (value, { dataIndex }) =>
            value === null || measured[dataIndex] !== null ? null : `about ${value}`,
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-expected`]: { strokeDasharray: '4 6' } }}
    />
  );
}
