import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { listeners, mondays } from './data';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export default function WeeksInTooltip() {
  return (
    <SparkLineChart
      aria-label="Weekly listeners from January 5 to March 23"
      data={listeners}
      xAxis={{
        scaleType: 'utc',
        data: mondays,
        valueFormatter: (value: Date) => `Week of ${day.format(value)}`,
      }}
      valueFormatter={(value) => `${value}k listeners`}
      height={96}
      showTooltip
      showHighlight
    />
  );
}
