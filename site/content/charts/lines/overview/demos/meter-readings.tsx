import { LineChart } from '@mui/x-charts/LineChart';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2025, 2, 1);
/** Readings are not taken every day: the axis keeps the distances. */
const readings = [0, 2, 3, 7, 9, 14, 16, 21, 24, 30].map((offset, index) => ({
  taken: new Date(start + offset * day),
  water: [31, 33, 30, 36, 35, 41, 39, 34, 32, 30][index] ?? null,
}));
const dayMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export default function MeterReadings() {
  return (
    <LineChart
      aria-label="Water use in March, in cubic meters per day"
      height={260}
      margin={{ right: 28 }}
      dataset={readings}
      xAxis={[
        {
          dataKey: 'taken',
          scaleType: 'utc',
          domainLimit: 'strict',
          valueFormatter: (date: Date) => dayMonth.format(date),
        },
      ]}
      yAxis={[{ min: 0 }]}
      series={[{ dataKey: 'water', label: 'Water, m³ per day', curve: 'linear' }]}
    />
  );
}
