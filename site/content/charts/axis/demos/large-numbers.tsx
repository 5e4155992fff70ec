import { LineChart } from '@mui/x-charts/LineChart';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const full = new Intl.NumberFormat('en-US');

export default function LargeNumbers() {
  return (
    <LineChart
      aria-label="Stored log lines by month"
      height={240}
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'], scaleType: 'point' }]}
      yAxis={[
        {
          min: 0,
          label: 'Lines',
          width: 64,
          valueFormatter: (value: number) => compact.format(value),
        },
      ]}
      series={[
        {
          data: [41_200_000, 58_900_000, 77_300_000, 96_400_000, 131_700_000],
          label: 'Log lines',
          valueFormatter: (value) => full.format(value ?? 0),
        },
      ]}
    />
  );
}
