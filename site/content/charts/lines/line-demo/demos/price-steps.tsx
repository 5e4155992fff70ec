import { LineChart } from '@mui/x-charts/LineChart';

const prices = [
  { from: new Date(Date.UTC(2022, 0, 1)), price: 2.4 },
  { from: new Date(Date.UTC(2022, 7, 1)), price: 2.6 },
  { from: new Date(Date.UTC(2023, 3, 1)), price: 2.9 },
  { from: new Date(Date.UTC(2024, 0, 1)), price: 2.7 },
  { from: new Date(Date.UTC(2024, 11, 1)), price: 3.1 },
];
const monthYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' });

export default function PriceSteps() {
  return (
    <LineChart
      aria-label="Price of a single bus ticket since 2022"
      height={260}
      dataset={prices}
      xAxis={[
        {
          dataKey: 'from',
          scaleType: 'utc',
          tickNumber: 3,
          valueFormatter: (date: Date, { location }) =>
            location === 'tick' ? year.format(date) : `Since ${monthYear.format(date)}`,
        },
      ]}
      yAxis={[{ min: 2, width: 56, valueFormatter: (value: number) => `€${value.toFixed(2)}` }]}
      series={[
        {
          dataKey: 'price',
          label: 'Single ticket',
          curve: 'stepAfter',
          valueFormatter: (value) => `€${(value ?? 0).toFixed(2)}`,
        },
      ]}
    />
  );
}
